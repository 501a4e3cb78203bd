import { domainToASCII, domainToUnicode } from 'node:url';
import { cleanField } from '../../contract/clean-field.ts';
import { singleLine } from '../../contract/clean-text.ts';
import type { EmailParameters } from '../../contract/email-parameters.ts';
import { type FieldName, type FieldSpec, fields, writeApplication } from '../../contract/fields.ts';

/** How much of one value a header shows at most, in characters. The body has the whole value. */
const HEADER_LENGTH = 150;

// What browsers accept in <input type=email>: https://html.spec.whatwg.org/#valid-e-mail-address
const ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** The longest address that SMTP carries, in characters (RFC 5321 §4.5.3.1.3, less the angle brackets). */
const ADDRESS_LENGTH = 254;

/** What an application's e-mail says, cleaned. Values that were not given are empty. */
export type ApplicationText = Record<FieldName | 'replyTo', string>;

/** The values of an application's e-mail, and the address to answer to if the application names exactly one. */
export function cleanApplication(parameters: EmailParameters): {
  values: ApplicationText;
  answerTo: string | undefined;
} {
  const { reply_to, from_email } = parameters;
  const values = writeApplication((name) => {
    const { type }: FieldSpec = fields[name];
    const value = parameters[fields[name].wire];
    return type === 'email' ? readableAddress(value) : cleanField(name, value);
  });
  return {
    values: { ...values, replyTo: reply_to === from_email ? '' : readableAddress(reply_to) },
    answerTo: singleAddress(reply_to),
  };
}

/** An address in the form to which one can write; a value that is no address as typed, on one line. */
function readableAddress(value: string): string {
  return singleAddress(value) ?? singleLine(value);
}

/** A cleaned line fit for a header: of bounded length. */
export function headerText(line: string): string {
  // "=?" opens an encoded word, from which a mail program would decode characters that are cleaned away.
  const text = line.replaceAll('=?', '= ?');
  const characters = Array.from(text);
  if (characters.length <= HEADER_LENGTH) return text;
  const start = characters.slice(0, HEADER_LENGTH - 1).join('');
  // The cut is not within what is seen as one character, such as a family emoji.
  const cut = new Intl.Segmenter().segment(text).containing(start.length)?.index;
  // What the next character needed, such as a joiner, goes with it.
  return `${singleLine(text.slice(0, cut))}…`;
}

/** A capital İ, or the i with a combining dot that lower case makes of it, as the i of an address. */
function plainI(text: string): string {
  return text.normalize('NFC').replaceAll('İ', 'I').replaceAll('i\u0307', 'i');
}

/**
 * The address, if the value is exactly one plausible address and nothing else; its domain in ASCII. An İ, which a
 * Turkish keyboard writes for a capital i, is read as one: no provider gives out addresses with it. Lists, names with
 * angle brackets, comments and quoted parts are not addresses.
 */
export function singleAddress(value: string): string | undefined {
  const text = value.trim();
  // A long domain would take seconds to convert.
  if (text.length > ADDRESS_LENGTH) return undefined;
  const [, local, domain] = /^([^@]+)@([\p{L}\p{M}\p{N}.-]+)$/u.exec(text) ?? [];
  if (local === undefined || domain === undefined) return undefined;
  // Browsers give the domain in its ASCII form, in which the dot of the İ cannot be found.
  const address = `${plainI(local)}@${domainToASCII(plainI(domainToUnicode(plainI(domain))))}`;
  return address.length <= ADDRESS_LENGTH && ADDRESS.test(address) ? address : undefined;
}
