import { domainToASCII } from 'node:url';
import { expect, test } from 'vitest';
import { mail } from '../../content/mail.ts';
import type { EmailParameters } from '../../contract/email-parameters.ts';
import { parameters } from '../testing.ts';
import { cleanApplication } from './clean.ts';
import { writeText as write } from './text.ts';

const { labels, noReply, notGiven } = mail;

const writeText = (parameters: EmailParameters) => {
  const { values, answerTo } = cleanApplication(parameters);
  return write(values, answerTo !== undefined);
};

test('the text is labelled in the words of content/mail.ts', () => {
  expect(writeText(parameters)).toBe(`${labels.hotelName}: Mutlu Patiler Oteli
${labels.contactName}: Ayşe Yılmaz
${labels.email}: ayse@example.com
${labels.phone}: +90 532 123 45 67
${labels.message}:

${parameters.message}
`);
});

test('values that were not given are written as such', () => {
  const text = writeText({ ...parameters, hotel_name: '', message: '' });
  expect(text).toContain(`${labels.hotelName}: ${notGiven}\n`);
  expect(text).toContain(`${labels.message}:\n\n${notGiven}\n`);
});

test('an address to answer to that is not the field’s has a line', () => {
  const text = writeText({ ...parameters, reply_to: 'x@example.com, y@example.com' });
  expect(text).toContain(`\n${labels.replyTo}: x@example.com, y@example.com\n`);
});

test('an address that cannot be answered is said, in a line of its own', () => {
  expect(writeText({ ...parameters, reply_to: 'x@example.com, y@example.com' })).toContain(`\n${noReply}\n`);
  expect(writeText(parameters)).not.toContain(noReply);
});

test('an international domain is shown in its letters, too', () => {
  const address = `ayse@${domainToASCII('örnek.com')}`;
  const text = writeText({ ...parameters, from_email: 'ayse@örnek.com', reply_to: 'ayse@örnek.com' });
  expect(text).toContain(`\n${labels.email}: ${address} (ayse@örnek.com)\n`);
  expect(writeText({ ...parameters, from_email: 'AYSE@EXAMPLE.COM' })).toContain(': AYSE@example.com\n');
});

test("no value can pass for another's line", () => {
  const message = `${labels.phone}: 1\n${labels.message}:\n\niki`;
  const text = writeText({
    ...parameters,
    hotel_name: `Otel\n${labels.email}: evil@example.com\n${labels.message}:\n\nx`,
    message,
  });
  const [head = '', ...rest] = text.split(`\n${labels.message}:\n\n`);
  expect(head.split('\n')).toEqual([
    `${labels.hotelName}: Otel ${labels.email}: evil@example.com ${labels.message}: x`,
    `${labels.contactName}: ${parameters.contact_name}`,
    `${labels.email}: ${parameters.from_email}`,
    `${labels.phone}: ${parameters.phone}`,
  ]);
  expect(rest.join(`\n${labels.message}:\n\n`)).toBe(`${message}\n`);
});
