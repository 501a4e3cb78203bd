import { expect, it } from 'vitest';
import { moveWhenFree } from './move-when-free.ts';

/** A move that is refused a number of times, as Windows refuses it. */
function refused(times: number, code = 'EPERM') {
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls <= times) throw Object.assign(new Error(code), { code });
  };
}
const doNotWait = async () => undefined;

it('waits until what is moved is no longer open', async () => {
  let waits = 0;
  await moveWhenFree('dist', 'old', refused(3), async () => {
    waits += 1;
  });
  expect(waits).toBe(3);
});

it('gives up with a sentence that says what to do', async () => {
  await expect(moveWhenFree('dist', 'old', refused(1000), doNotWait)).rejects.toThrow(
    'dist cannot be moved. Close what has a file of it open, and build again.',
  );
});

it('does not try again what will not change', async () => {
  await expect(moveWhenFree('dist', 'old', refused(1, 'ENOENT'), doNotWait)).rejects.toThrow('ENOENT');
});
