import { expect, it } from 'vitest';
import { expandRules } from './rules-for-keys.ts';

it('writes a rule for each key and leaves all others', () => {
  const css =
    '/* a; b */ .a { b: c }\n.card:has([value="$status"]:checked) [data-of="$status"] { --away: 0; }';
  expect(expandRules(css, { status: ['asleep', 'eaten'] }).replaceAll('\n', '')).toBe(
    '/* a; b */ .a { b: c }' +
      '.card:has([value="asleep"]:checked) [data-of="asleep"] { --away: 0; }' +
      '.card:has([value="eaten"]:checked) [data-of="eaten"] { --away: 0; }',
  );
});

it('stops at a list that does not exist', () => {
  expect(() => expandRules('[data-of="$stauts"] {}', { status: [] })).toThrow('stauts');
});
