import * as site from '../site.config.ts';
import { emailService } from '../src/settings.ts';

/** Whether a setting says nothing: it is missing, empty, or has only parts that say nothing. */
function isUnset(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isUnset);
  return value === undefined || value === null || value === '';
}

/**
 * Asks who carries the mail when a mail server of the owner's choice does: the privacy notice has to name whoever
 * does, and may not say that it is the club itself.
 *
 * @returns a sentence for the owner, or none
 */
export function unnamedMailCarrier(
  smtpUrl = process.env.SMTP_URL,
  sendsToEmailjs = emailService.publicKey !== '',
  mailCarrier: unknown = Reflect.get(site, 'mailCarrier'),
): string[] {
  if (!smtpUrl || sendsToEmailjs || !isUnset(mailCarrier)) return [];
  return [
    'SMTP_URL is set, and mailCarrier is not: name in site.config.ts who carries the mail, for the privacy notice.',
  ];
}
