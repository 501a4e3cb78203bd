import { mailCarrier } from '../site.config.ts';
import { emailService } from '../src/settings.ts';

/**
 * Asks for the name of the mail's carrier when `SMTP_URL` names a mail server: the privacy notice has to name the
 * company that runs it.
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
