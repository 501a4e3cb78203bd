import { expect, it } from 'vitest';
import { statisticsFaults } from './statistics-settings.ts';

const endpoint = 'https://plausible.io/api/event';

it('finds nothing in both halves, or in none', () => {
  expect(statisticsFaults({ domain: 'patiler.com', endpoint })).toEqual([]);
  expect(statisticsFaults({ domain: '', endpoint: '' })).toEqual([]);
});

it.each([
  ['VITE_STATISTICS_DOMAIN', { domain: '', endpoint }],
  ['VITE_STATISTICS_DOMAIN', { domain: 'patiler', endpoint }],
  ['VITE_STATISTICS_ENDPOINT', { domain: 'patiler.com', endpoint: '' }],
  ['VITE_STATISTICS_ENDPOINT', { domain: 'patiler.com', endpoint: 'https://plausible.io' }],
])('names %s of %j', (name, settings) => {
  expect(statisticsFaults(settings)).toEqual([expect.stringMatching(new RegExp(`^${name} is `))]);
});
