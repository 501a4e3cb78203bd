import { expect, it } from 'vitest';
import { plainColors } from './plain-colors.ts';

const light = new Map([
  ['--ink', 'oklch(0.235 0.042 215)'],
  ['--paper', 'oklch(1 0 0)'],
  ['--text', 'var(--ink)'],
  ['--ground', 'var(--paper)'],
  ['--shade', 'color-mix(in oklch, var(--ink) 50%, transparent)'],
  ['--gap', '8px'],
]);
const dark = new Map([...light, ['--text', 'var(--paper)'], ['--ground', 'oklch(0 0 0)']]);

it('gives old browsers every colour they do not know, in both themes', () => {
  const styles = plainColors((scheme) => (scheme === 'dark' ? dark : light));
  const [always = '', ifDark = ''] = styles.split('@media');
  expect(always).toContain(
    ':root,dialog::backdrop{--ink:#00232a;--paper:#ffffff;--ground:#ffffff;--shade:#00232a80}',
  );
  expect(ifDark).toContain(':root,dialog::backdrop{--ground:#000000}');
});

it('writes no colour that those browsers do not know', () => {
  expect(plainColors().split('@layer tokens')[1]).not.toMatch(/oklch|color-mix|NaN|undefined/);
});
