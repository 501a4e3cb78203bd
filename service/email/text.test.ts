import { expect, test } from 'vitest';
import { mail } from '../../content/mail.ts';
import type { EmailParameters } from '../../contract/email-parameters.ts';
import { application, parameters } from '../testing.ts';
import { cleanApplication } from './clean.ts';
import { readText, writeText as write } from './text.ts';

const { labels, notGiven } = mail;

const writeText = (values: EmailParameters) => write(cleanApplication(values).values);

test('the text is labelled in the words of content/mail.ts', () => {
  expect(writeText(parameters)).toBe(`${labels.hotelName}: Mutlu Patiler Oteli
${labels.contactName}: Ayşe Yılmaz
${labels.email}: ayse@example.com
${labels.phone}: +90 532 123 45 67
${labels.message}:

${parameters.message}
`);
});

test('what is written is read back', () => {
  expect(readText(writeText({ ...parameters, reply_to: 'x@example.com, y@example.com' }))).toEqual({
    ...application,
    replyTo: 'x@example.com, y@example.com',
  });
});

test('values that were not given are written as such, and read back as empty', () => {
  const text = writeText({ ...parameters, hotel_name: '', message: '' });
  expect(text).toContain(`${labels.hotelName}: ${notGiven}`);
  expect(readText(text)).toMatchObject({ hotelName: '', message: '' });
});

test("no value can pass for another's line", () => {
  const text = writeText({
    ...parameters,
    hotel_name: `Otel\n${labels.email}: evil@example.com\n${labels.message}:\n\nx`,
    message: `${labels.phone}: 1\n${labels.message}:\n\niki`,
  });
  expect(readText(text)).toMatchObject({
    hotelName: `Otel ${labels.email}: evil@example.com ${labels.message}: x`,
    email: 'ayse@example.com',
    phone: '+90 532 123 45 67',
    message: `${labels.phone}: 1\n${labels.message}:\n\niki`,
  });
});

test.each(['', 'Hello', `${labels.message}:\n\nx`, `a\n${labels.message}:\n\nx`])(
  '%j is not read as an application',
  (text) => {
    expect(readText(text)).toBeUndefined();
  },
);
