import { expect, it } from 'vitest';
import { unnamedMailCarrier } from './mail-carrier.ts';

const smtp = 'smtps://user:password@mail.example.com';

it('asks for the mail’s carrier when a mail server is set and no carrier is named', () => {
  expect(unnamedMailCarrier(smtp, false, {})).toEqual([expect.stringContaining('mailCarrier')]);
  expect(unnamedMailCarrier(smtp, false, { name: '' })).toHaveLength(1);
});

it('asks for no carrier when one is named, or no mail server is used', () => {
  expect(unnamedMailCarrier(smtp, false, { name: 'Mail Ltd.' })).toEqual([]);
  expect(unnamedMailCarrier('', false, {})).toEqual([]);
  expect(unnamedMailCarrier(smtp, true, {})).toEqual([]);
});
