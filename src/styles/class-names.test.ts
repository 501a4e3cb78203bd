import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const modules = import.meta.glob<Record<string, string>>('../**/*.module.css', {
  eager: true,
  import: 'default',
});
const sharedClasses = ['base', 'shared', 'print']
  .map((name) => readFileSync(new URL(`${name}.css`, import.meta.url), 'utf8'))
  .flatMap((css) => [...new Set(css.match(/(?<=\.)[a-z][\w-]*/g))]);

it('gives every class of every module a name that no other class has', () => {
  const names = Object.values(modules).flatMap((classes) => Object.values(classes));
  expect(names.length).toBeGreaterThan(100);
  const seen = new Set(sharedClasses);
  const taken = names.filter((name) => seen.size === seen.add(name).size);
  expect(taken).toEqual([]);
});
