import type { Content } from '../../content/types.ts';
import { MAIL_LINK_LIMIT } from '../loading/mail-link-limit.ts';
import type { Application } from './application.ts';
import { multiLine, singleLine } from './clean-text.ts';

/** How much of the link the name in the subject may take, in characters. */
const SUBJECT_NAME_LIMIT = 300;

const CRLF = '\r\n';

/** As much of a text as fits into `limit` characters once encoded, cut between whole characters. */
function encodeWithin(text: string, limit: number): { encoded: string; whole: boolean } {
  let encoded = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    const next = encoded + encodeURIComponent(segment);
    if (next.length > limit) return { encoded, whole: false };
    encoded = next;
  }
  return { encoded, whole: true };
}

/**
 * A link that opens the visitor's mail program with the application as a mail to the club. It has at most {@link
 * MAIL_LINK_LIMIT} characters: a longer text is cut, and says so.
 *
 * @param recipient the product's info address
 */
export function mailLink(application: Application, words: Content['application'], recipient: string): string {
  const { hotelName, contactName, email, phone, message } = application;
  const { mail } = words;
  const name = singleLine(hotelName || contactName);
  const subject =
    encodeURIComponent(`${mail.subject}${name && ': '}`) + encodeWithin(name, SUBJECT_NAME_LIMIT).encoded;
  const start = `mailto:${recipient}?subject=${subject}&body=`;

  const lines = [
    [mail.hotelName, hotelName],
    [mail.contactName, contactName],
    [words.email.label, email],
    [words.phone.label, phone],
  ]
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${singleLine(value ?? '')}`);
  const text = [...lines, '', multiLine(message).replaceAll('\t', ' ').replaceAll('\n', CRLF)]
    .join(CRLF)
    .trimEnd();

  const body = encodeWithin(text, MAIL_LINK_LIMIT - start.length);
  if (body.whole) return start + body.encoded;
  const note = encodeURIComponent(CRLF + CRLF + mail.cut);
  return start + encodeWithin(text, MAIL_LINK_LIMIT - start.length - note.length).encoded + note;
}
