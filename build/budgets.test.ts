import { expect, test } from 'vitest';
import { budgetWarning, KB } from './budgets.ts';

test('warns of a size from 90 % of its budget on', () => {
  expect(budgetWarning('All script', 89 * KB, 100 * KB)).toBeUndefined();
  expect(budgetWarning('All script', 90 * KB, 100 * KB)).toBe(
    'All script is near its budget: 90.0 KB, 90 % of its 100 KB.',
  );
  expect(budgetWarning('All script', 101 * KB, 100 * KB)).toContain('is over its budget');
});
