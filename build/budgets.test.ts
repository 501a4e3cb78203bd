import { expect, test } from 'vitest';
import { budgetWarning, KB, visitorsScriptBytes } from './budgets.ts';

test('warns of a size from 90 % of its budget on', () => {
  expect(budgetWarning('All script', 89 * KB, 100 * KB)).toBeUndefined();
  expect(budgetWarning('All script', 90 * KB, 100 * KB)).toBe(
    'All script is near its budget: 90.0 KB, 90 % of its 100 KB.',
  );
  expect(budgetWarning('All script', 101 * KB, 100 * KB)).toContain('is over its budget');
});

test('counts the scripts of one visitor: all that are shared, and the larger language', () => {
  const sizes = new Map([
    ['inline', 1],
    ['client-a1b2.js', 20],
    ['tr-a1b2.js', 300],
    ['en-a1b2.js', 400],
    ['entry-a1b2.js', 5000],
  ]);
  expect(visitorsScriptBytes(sizes)).toBe(5421);
});
