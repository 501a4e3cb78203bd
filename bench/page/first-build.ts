import { execFile } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The page as it was first finished, which later ones are measured against. */
const COMMIT = '4a1971f';

/**
 * Builds the page as it was at that commit, with the packages of its time.
 *
 * @param folder where `dist/` and `.build/` are to lie
 * @returns whether it could be had: a clone may lack the history
 */
export async function writeFirstBuild(project: string, folder: string): Promise<boolean> {
  const tree = join(folder, 'source');
  const git = (...args: string[]) => run('git', ['-C', project, ...args]);
  try {
    await git('cat-file', '-e', `${COMMIT}^{commit}`);
  } catch {
    return false;
  }
  await git('worktree', 'add', '--detach', tree, COMMIT);
  try {
    await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: tree });
    await run('npm', ['run', 'build'], { cwd: tree });
    for (const part of ['dist', '.build']) {
      await cp(join(tree, part), join(folder, part), { recursive: true });
    }
  } finally {
    await git('worktree', 'remove', '--force', tree);
    await rm(tree, { recursive: true, force: true });
  }
  return true;
}
