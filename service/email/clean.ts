import { domainToASCII } from 'node:url';
import { singleLine } from '../../src/application/clean-text.ts';

/** The most of one value that a header shows, in characters. The body has it whole. */
const HEADER_LENGTH = 150;

// What browsers accept in <input type=email>: https://html.spec.whatwg.org/#valid-e-mail-address
const ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** The longest address that SMTP carries, in characters (RFC 5321 §4.5.3.1.3, less the angle brackets). */
const ADDRESS_LENGTH = 254;

/** A value fit for a header: one line, of bounded length. */
export function headerText(value: string): string {
  // "=?" opens an encoded word, in which a mail program would find what was just taken out.
  const text = singleLine(value).replaceAll('=?', '= ?');
  const characters = Array.from(text);
  if (characters.length <= HEADER_LENGTH) return text;
  const start = characters.slice(0, HEADER_LENGTH - 1).join('');
  // Not within what is seen as one character, such as a family.
  const cut = new Intl.Segmenter().segment(text).containing(start.length)?.index;
  return `${singleLine(text.slice(0, cut))}…`;
}

/**
 * The address, if the value is exactly one plausible address and nothing else; its domain in ASCII.
 * Lists, names with angle brackets, comments and quoted parts are not.
 */
export function singleAddress(value: string): string | undefined {
  const [, local, domain] = /^([^@]+)@([\p{L}\p{M}\p{N}.-]+)$/u.exec(value.trim()) ?? [];
  if (local === undefined || domain === undefined) return undefined;
  const address = `${local}@${domainToASCII(domain)}`;
  return address.length <= ADDRESS_LENGTH && ADDRESS.test(address) ? address : undefined;
}
