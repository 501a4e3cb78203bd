import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Runs the check in a Node that says it is another version. */
const checkIn = (version: string) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });
       await import('./build/check-node.mjs');`,
    ],
    { encoding: 'utf8' },
  );

test.each(['18.20.8', '20.18.3'])('Node %s is told in one sentence that it is too old', (version) => {
  expect(checkIn(version)).toMatchObject({
    status: 1,
    stderr: `This needs Node 20.19 or newer; this is ${version}.\n`,
  });
});

test.each(['20.19.0', '26.0.0'])('Node %s is new enough', (version) => {
  expect(checkIn(version)).toMatchObject({ status: 0, stderr: '' });
});
