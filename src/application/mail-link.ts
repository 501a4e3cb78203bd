import type { Content } from '../../content/types.ts';
import { type Application, fieldNames } from '../../contract/fields.ts';
import { encodeWithin, MAIL_LINK_LIMIT } from '../shared/mail-cut.ts';
import type { Purpose } from '../shared/purpose.ts';

/** How much of the link the name in the subject may take, in characters. */
const SUBJECT_NAME_LIMIT = 300;

const CRLF = '\r\n';

/**
 * A link that opens the visitor's mail program with the application as a mail to the club. It has at most {@link
 * MAIL_LINK_LIMIT} characters: a longer text is cut, and says so.
 *
 * @param application as `readApplication` cleans it
 * @param recipient the product's info address
 * @param purpose what the form is for, which the subject says
 */
export function mailLink(
  application: Application,
  words: Content['application'],
  recipient: string,
  purpose: Purpose,
): string {
  const { mail, fields, question } = words;
  const kind = purpose === 'question' ? question.subject : mail.subject;
  const name = application.hotelName || application.contactName;
  const subject = encodeURIComponent(`${kind}${name && ': '}`) + encodeWithin(name, SUBJECT_NAME_LIMIT);
  const start = `mailto:${recipient}?subject=${subject}&body=`;

  const lines = fieldNames
    .filter((field) => field !== 'message' && application[field])
    .map((field) => `${fields[field].inMail ?? fields[field].label}: ${application[field]}`);
  const text = [...lines, '', application.message.replaceAll('\t', ' ').replaceAll('\n', CRLF)]
    .join(CRLF)
    .trimEnd();

  const whole = start + encodeURIComponent(text);
  if (whole.length <= MAIL_LINK_LIMIT) return whole;
  const note = encodeURIComponent(CRLF + CRLF + mail.cut);
  return start + encodeWithin(text, MAIL_LINK_LIMIT - start.length - note.length) + note;
}
