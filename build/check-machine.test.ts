import { spawnSync } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../service/testing.ts';
import { needs } from '../tests/system.ts';

/** Runs the check in a project with this name, in a Node that says it is this version. */
async function check(name: string, version: string) {
  const build = join(await temporaryFolder(), name, 'build');
  await cp('build/check-machine.mjs', join(build, 'check-machine.mjs'));
  const code = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });
    await import('./check-machine.mjs');`;
  const child = ['--input-type=module', '--eval', code];
  const { status, stderr } = spawnSync(process.execPath, child, { cwd: build, encoding: 'utf8' });
  return { status, stderr };
}

test.each(['18.20.8', '20.18.3'])('Node %s is told in one sentence that it is too old', async (version) => {
  const stderr = `This needs Node 20.19 or newer; this is ${version}.\n`;
  expect(await check('club', version)).toEqual({ status: 1, stderr });
});

test.each(['20.19.0', '26.0.0'])(
  'Node %s is new enough, in a path with other characters',
  async (version) => {
    expect(await check('Kulüp 50%20 (a&b) [1] ığ', version)).toEqual({ status: 0, stderr: '' });
  },
);

for (const character of '#?*') {
  const options = character === '#' ? {} : needs('file names with ? and *');
  test(`a project in a path with ${character} is told so in one sentence`, options, async () => {
    const { status, stderr } = await check(`club ${character}1`, '20.19.0');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The page cannot be built in .*\n$/);
    expect(stderr).toContain(`club ${character}1: move the project to a path without “${character}”.`);
  });
}
