import { createHash } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { EmailParameters } from '../../src/application/wire-contract.ts';
import { headerText, singleAddress } from './clean.ts';
import { writeText } from './text.ts';

/** The club as sender and only recipient of applications. */
export interface Club {
  /** Display name. */
  name: string;
  /** The product's info address. */
  address: string;
}

/** One application, ready to be written or sent. */
export interface Mail {
  /** Tells this application from every other and sorts by time. Letters, digits and hyphens. */
  id: string;
  /** The whole message as of RFC 5322, lines ending in CRLF. */
  eml: Buffer;
}

/** Takes a mail where it is safe. Resolves only then; rejects if it could not. */
export type Deliver = (mail: Mail) => Promise<void>;

/** A digest of the eight values: equal for, and only for, equal applications. */
export function digest(parameters: EmailParameters): string {
  const values = Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

/**
 * Writes an application as an e-mail from the club to the club; the client's `to_email` is ignored.
 * The same application received at the same moment gives the same id and Message-ID.
 */
export async function composeMail(parameters: EmailParameters, receivedAt: Date, club: Club): Promise<Mail> {
  const time = receivedAt.toISOString().replace(/[-:.]/g, '');
  const id = `${time}-${digest(parameters).slice(0, 12)}`;
  const replyTo = singleAddress(parameters.reply_to);
  const message = new MailComposer({
    from: club,
    to: club,
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject: `Otel başvurusu: ${headerText(parameters.hotel_name) || headerText(parameters.contact_name)}`,
    text: writeText(parameters),
    date: receivedAt,
    messageId: `<${id}@${club.address.slice(club.address.lastIndexOf('@') + 1)}>`,
    // Latin letters stay readable in the raw file.
    encoding: 'quoted-printable',
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  return { id, eml: await message.build() };
}
