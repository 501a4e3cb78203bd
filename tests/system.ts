/** What tests need that not every system has. `npm test` counts the skipped ones by what they need. */
import { spawnSync } from 'node:child_process';

const isWindows = process.platform === 'win32';

const isThere = {
  'file modes': !isWindows,
  'signals that a process can handle': !isWindows,
  'file names with ? and *': !isWindows,
  'a clone made with Git': spawnSync('git', ['ls-files', '--error-unmatch', 'package.json']).status === 0,
};

declare module 'vitest' {
  interface TaskMeta {
    needs?: keyof typeof isThere;
  }
}

/** Options of a test that only a system with `what` can run. */
export const needs = (what: keyof typeof isThere) => ({ skip: !isThere[what], meta: { needs: what } });
