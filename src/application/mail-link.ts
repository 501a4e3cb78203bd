import type { Content } from '../../content/types.ts';
import { type Application, fieldNames } from '../../contract/fields.ts';
import { MAIL_LINK_LIMIT } from '../loading/mail-link-limit.ts';

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
 * @param application as `readApplication` cleans it
 * @param recipient the product's info address
 */
export function mailLink(application: Application, words: Content['application'], recipient: string): string {
  const { mail, fields } = words;
  const name = application.hotelName || application.contactName;
  const subject =
    encodeURIComponent(`${mail.subject}${name && ': '}`) + encodeWithin(name, SUBJECT_NAME_LIMIT).encoded;
  const start = `mailto:${recipient}?subject=${subject}&body=`;

  const lines = fieldNames
    .filter((field) => field !== 'message' && application[field])
    .map((field) => `${fields[field].inMail ?? fields[field].label}: ${application[field]}`);
  const text = [...lines, '', application.message.replaceAll('\t', ' ').replaceAll('\n', CRLF)]
    .join(CRLF)
    .trimEnd();

  const body = encodeWithin(text, MAIL_LINK_LIMIT - start.length);
  if (body.whole) return start + body.encoded;
  const note = encodeURIComponent(CRLF + CRLF + mail.cut);
  return start + encodeWithin(text, MAIL_LINK_LIMIT - start.length - note.length).encoded + note;
}
