import { expect, it } from 'vitest';
import { type Guest, parseGuest } from './stored-guest.ts';

const pamuk: Guest = { name: 'Pamuk', species: 'cat', stay: 'in' };

it('reads what it has kept', () => {
  expect(parseGuest(JSON.stringify(pamuk))).toEqual(pamuk);
});

it('cleans a name that something else has written', () => {
  expect(parseGuest(JSON.stringify({ ...pamuk, name: `\u202e${'W'.repeat(30)}` }))?.name).toBe(
    'W'.repeat(20),
  );
});

it.each([
  null,
  '',
  'null',
  '"Pamuk"',
  '{',
  JSON.stringify({ ...pamuk, name: 7 }),
  JSON.stringify({ ...pamuk, species: 'bird' }),
  JSON.stringify({ ...pamuk, stay: 'empty' }),
])('takes %s for no guest', (stored) => {
  expect(parseGuest(stored)).toBeUndefined();
});
