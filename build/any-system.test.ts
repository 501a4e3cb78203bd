/** What keeps the commands the same on every system. */
import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { needs } from '../tests/system.ts';

it('starts npm and programs of packages by Node, and nothing through a shell', async () => {
  const folders = ['build', 'service', 'tests'];
  const files = (await Promise.all(folders.map((folder) => readdir(folder, { recursive: true }))))
    .flatMap((names, index) => names.map((name) => join(folders[index] ?? '', name)))
    .filter((file) => /(?<!\.test)\.(ts|mjs)$/.test(file) && !file.includes('node_modules'));
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const code = await readFile(file, 'utf8');
    expect(code, file).not.toMatch(/\.cmd\b|\.bin\b|shell: true|\bexec(Sync)?\(['"`]|\(['"`](npm|npx)['"`]/);
  }
});

it('leaves text with the same line ends in a clone on every system', needs('a clone made with Git'), () => {
  const lines = execFileSync('git', ['ls-files', '--eol'], { encoding: 'utf8' }).trim().split('\n');
  expect(lines.length).toBeGreaterThan(100);
  const binaries = /^i\/-text\s+w\/-text\s+attr\/-text\s/;
  const text = /^i\/(lf|none)\s+w\/\S*\s+attr\/text=auto eol=lf\s/;
  expect(lines.filter((line) => !binaries.test(line) && !text.test(line))).toEqual([]);
});
