import { mailCarrier } from '../site.config.ts';
import { emailService } from '../src/settings.ts';

/**
 * Asks who carries the mail when a mail server of the owner's choice does: the privacy notice has to name whoever
 * does, and may not say that it is the club itself.
 *
 * @returns a sentence for the owner, or none
 */
export function unnamedMailCarrier(
  smtpUrl = process.env.SMTP_URL,
  sendsToEmailjs = emailService.publicKey !== '',
  { name }: typeof mailCarrier = mailCarrier,
): string[] {
  if (!smtpUrl || sendsToEmailjs || name) return [];
  return [
    'SMTP_URL is set, and mailCarrier is not: name in site.config.ts who carries the mail, for the privacy notice.',
  ];
}
