import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { parameterNames } from './email-parameters.ts';

it('the EmailJS template shows every parameter that the page sends, and no other', async () => {
  const template = await readFile('deploy/emailjs-template.html', 'utf8');
  const text = template.replace(/<!--.*?-->/s, '');
  const shown = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
  expect(shown.sort()).toEqual([...parameterNames].sort());
});
