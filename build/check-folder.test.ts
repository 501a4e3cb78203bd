import { spawnSync } from 'node:child_process';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../service/testing.ts';
import { needs } from '../tests/system.ts';

/** Runs the check in a project with this name. */
async function check(name: string) {
  const build = join(await temporaryFolder(), name, 'build');
  await mkdir(build, { recursive: true });
  for (const file of ['check-folder.mjs', 'check-node.mjs']) await cp(join('build', file), join(build, file));
  return spawnSync(process.execPath, ['check-folder.mjs'], { cwd: build, encoding: 'utf8' });
}

/** Expects one sentence that names the character. */
async function expectRefusal(character: string) {
  const { status, stderr } = await check(`club ${character}1`);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The page cannot be built in .*\n$/);
  expect(stderr).toContain(`club ${character}1: move the project to a path without “${character}”.`);
}

test('a project in a path with # is told so in one sentence', () => expectRefusal('#'));

test(
  'a project in a path with ? or * is told so in one sentence',
  needs('file names with ? and *'),
  async () => {
    await expectRefusal('?');
    await expectRefusal('*');
  },
);

test('other characters of a path stop nothing', async () => {
  expect(await check('Kulüp 50%20 (a&b) [1] ığ')).toMatchObject({ status: 0, stderr: '' });
});
