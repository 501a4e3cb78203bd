import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

const FOLDERS = ['build', 'content', 'contract', 'service', 'src'];
const sources = [
  'site.config.ts',
  'vite.config.ts',
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  ),
].filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.|\.d\.ts$|\/testing/.test(file));

/** Names of the packages that a pattern finds in a file's strings, without the paths inside them. */
function packagesIn(source: string, pattern: RegExp): string[] {
  const code = readFileSync(source, 'utf8').replace(/^import type [^;]*;/gm, '');
  return [...code.matchAll(pattern)]
    .map(([, name = '']) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
    .filter((name) => !isBuiltin(name));
}

const IMPORTED = /(?:\bfrom ['"]|\bimport[ (]['"]|\brequire\.resolve\(['"`])(@?[a-z][\w@/.:-]*)/g;
const MENTIONED = /['"`](@?[a-z][\w@/.:-]*)/g;

it('lists every package that runs or builds the page as a dependency', () => {
  const imports = sources.flatMap((source) =>
    packagesIn(source, IMPORTED).map((name) => `${name} in ${source}`),
  );
  expect(imports).toContain('fastify in service/app.ts');
  expect(imports.filter((line) => !Object.hasOwn(dependencies, line.split(' ')[0] ?? ''))).toEqual([]);
});

it('lists no dependency that neither runs nor builds the page', () => {
  const mentioned = new Set(sources.flatMap((source) => packagesIn(source, MENTIONED)));
  // No source names tsx: the command line runs TypeScript with it.
  const unused = Object.keys(dependencies).filter((name) => !mentioned.has(name) && name !== 'tsx');
  expect(unused).toEqual([]);
});
