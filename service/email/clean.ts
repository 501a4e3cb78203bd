import { domainToASCII, domainToUnicode } from 'node:url';
import { singleLine } from '../../src/application/clean-text.ts';

/** How much of one value a header shows at most, in characters. The body has the whole value. */
const HEADER_LENGTH = 150;

// What browsers accept in <input type=email>: https://html.spec.whatwg.org/#valid-e-mail-address
const ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** The longest address that SMTP carries, in characters (RFC 5321 §4.5.3.1.3, less the angle brackets). */
const ADDRESS_LENGTH = 254;

/** A value fit for a header: one line, of bounded length. */
export function headerText(value: string): string {
  // "=?" opens an encoded word, from which a mail program would decode characters such as those just removed.
  const text = singleLine(value).replaceAll('=?', '= ?');
  const characters = Array.from(text);
  if (characters.length <= HEADER_LENGTH) return text;
  const start = characters.slice(0, HEADER_LENGTH - 1).join('');
  // The cut is not within what is seen as one character, such as a family emoji.
  const cut = new Intl.Segmenter().segment(text).containing(start.length)?.index;
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
