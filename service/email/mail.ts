import MailComposer from 'nodemailer/lib/mail-composer';
import { mail } from '../../content/mail.ts';
import type { EmailParameters } from '../../contract/email-parameters.ts';
import { applicationId } from './application-id.ts';
import { cleanApplication, headerText } from './clean.ts';
import { writeHtml } from './html.ts';
import { writeText } from './text.ts';

/** The club as sender and only recipient of applications. */
export interface Club {
  /** Display name. */
  name: string;
  /** Where applications go; the product's info address, unless set otherwise. */
  address: string;
  /** The address applications are sent from, where it is not `address`. */
  sender?: string | undefined;
}

/** One application, ready to be written or sent. */
export interface Mail {
  /** Id that no other application has; ids sort by time. Letters, digits and hyphens. */
  id: string;
  /** The whole message as of RFC 5322, lines ending in CRLF. */
  eml: Buffer;
}

/** Stores a mail. Resolves only once it is safe; rejects if it could not be stored. */
export type Deliver = (mail: Mail) => Promise<void>;

/**
 * Writes an application as an e-mail from the club to the club, as text and as HTML; the client's
 * `to_email` is ignored. The same application received at the same moment gives the same id and
 * Message-ID.
 */
export async function composeMail(parameters: EmailParameters, receivedAt: Date, club: Club): Promise<Mail> {
  const { name, address, sender = address } = club;
  const id = applicationId(parameters, receivedAt);
  const { values, answerTo } = cleanApplication(parameters);
  const hotel = headerText(values.hotelName);
  const subject = hotel ? mail.hotelSubject(hotel) : mail.siteSubject(headerText(values.contactName));
  const message = new MailComposer({
    from: { name, address: sender },
    to: { name, address },
    ...(answerTo && { replyTo: { name: '', address: answerTo } }),
    subject,
    text: writeText(values, answerTo !== undefined),
    html: writeHtml(values, subject, answerTo !== undefined),
    headers: { 'Auto-Submitted': 'auto-generated' },
    date: receivedAt,
    messageId: `<${id}@${sender.slice(sender.lastIndexOf('@') + 1)}>`,
    // Latin letters stay readable in the raw file.
    encoding: 'quoted-printable',
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  return { id, eml: await message.build() };
}
