import { expect, test } from 'vitest';
import type { EmailParameters } from '../../src/application/wire-contract.ts';
import { parameters } from '../testing.ts';
import { applicationText, readText, writeText as write } from './text.ts';

const writeText = (values: EmailParameters) => write(applicationText(values));

test('the text is labelled in Turkish', () => {
  expect(writeText(parameters)).toBe(`Otel: Mutlu Patiler Oteli
Ad soyad: Ayşe Yılmaz
E-posta: ayse@example.com
Telefon: +90 532 123 45 67
Mesaj:

${parameters.message}
`);
});

test('what is written is read back', () => {
  expect(readText(writeText({ ...parameters, reply_to: 'x@example.com, y@example.com' }))).toEqual({
    hotel: 'Mutlu Patiler Oteli',
    name: 'Ayşe Yılmaz',
    email: 'ayse@example.com',
    replyTo: 'x@example.com, y@example.com',
    phone: '+90 532 123 45 67',
    message: parameters.message,
  });
});

test('values that were not given are said so, and read back as empty', () => {
  const text = writeText({ ...parameters, hotel_name: '', message: '' });
  expect(text).toContain('Otel: (belirtilmedi)');
  expect(readText(text)).toMatchObject({ hotel: '', message: '' });
});

test("no value can pass for another's line", () => {
  const text = writeText({
    ...parameters,
    hotel_name: 'Otel\nE-posta: evil@example.com\nMesaj:\n\nx',
    message: 'Telefon: 1\nMesaj:\n\niki',
  });
  expect(readText(text)).toMatchObject({
    hotel: 'Otel E-posta: evil@example.com Mesaj: x',
    email: 'ayse@example.com',
    phone: '+90 532 123 45 67',
    message: 'Telefon: 1\nMesaj:\n\niki',
  });
});

test.each(['', 'Hello', 'Mesaj:\n\nx', 'a\nMesaj:\n\nx'])('%j is not of its making', (text) => {
  expect(readText(text)).toBeUndefined();
});
