import { expect, it } from 'vitest';
import { licensesText } from './licenses.ts';

const react = { name: 'react', version: '19.0.0', identifier: 'MIT', text: 'Copyright (c) Meta' };

it('names code, drawings and fonts that are shipped, with the words of their licences', async () => {
  const text = await licensesText([react]);
  for (const name of ['react 19.0.0 (MIT)', 'feather-icons', 'Besley', 'Instrument Sans']) {
    expect(text).toContain(name);
  }
  expect(text).toContain('Copyright (c) Meta');
  expect(text.match(/SIL OPEN FONT LICENSE/g)).toHaveLength(2);
});

it('refuses a package without a licence', async () => {
  await expect(licensesText([{ name: 'mystery', version: '1.0.0' }])).rejects.toThrow('mystery');
});
