import { rename } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

/** How a system that does not move what is open refuses. */
const IN_USE = ['EACCES', 'EBUSY', 'EPERM'];
const TRIES = 50;
const TRY_AGAIN_MS = 200;

/**
 * Moves a file or folder. Windows refuses as long as a file in it is open, so it is tried again for 10 s.
 *
 * @throws a sentence that names `from`, if it stays in use; what was at `to` is still there
 */
export async function moveWhenFree(
  from: string,
  to: string,
  move: (from: string, to: string) => Promise<void> = rename,
  wait: (milliseconds: number) => Promise<void> = setTimeout,
): Promise<void> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await move(from, to);
    } catch (error) {
      if (!IN_USE.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
      if (left === 0) {
        throw new Error(`${from} cannot be moved. Close what has a file of it open, and build again.`, {
          cause: error,
        });
      }
      await wait(TRY_AGAIN_MS);
    }
  }
}
