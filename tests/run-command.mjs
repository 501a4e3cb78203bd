/** Runs the programs that `npm test` consists of, and counts what they report. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { npmEntry, programEntry } from '../build/packages.mjs';

/**
 * A command: what is shown of it, and what makes the arguments of Node that start it.
 *
 * @typedef {{ shown: string, node: () => string[] }} Command
 */

/**
 * The program of a package.
 *
 * @param {string} name of the package
 * @param {string} bin the program's own name
 * @param {...string} args
 * @returns {Command}
 */
export const program = (name, bin, ...args) => ({
  shown: [bin, ...args].join(' '),
  node: () => [programEntry(name), ...args],
});

/**
 * A script of package.json.
 *
 * @param {string} name
 * @returns {Command}
 */
export const script = (name) => ({
  shown: `npm run ${name}`,
  node: () => [npmEntry(), 'run', '--silent', name],
});

/**
 * Runs a command; returns whether it succeeded. A program that cannot be started counts as failed.
 *
 * @param {Command} command
 * @param {{ live?: boolean, silent?: boolean, environment?: Record<string, string> }} [options] `live` shows the output
 *   while it comes, otherwise it is shown at the end, and with `silent` never
 */
export async function run({ shown, node }, { live = false, silent = false, environment = {} } = {}) {
  if (live) console.log(`\n> ${shown}`);
  let output = '';
  const ended = async () => {
    const child = spawn(process.execPath, node(), {
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    const [status] = await once(child, 'close');
    return status === 0;
  };
  const succeeded = await ended().catch(({ message }) => {
    output += message;
    return false;
  });
  if (!silent && output) console.log(`${live ? '' : `\n> ${shown}\n`}${output}`);
  return succeeded;
}

/**
 * Runs a command that is one check: it passes or fails.
 *
 * @param {Parameters<typeof run>} call
 */
export async function check(...call) {
  return (await run(...call)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Counts of a test runner's report. A run that wrote none, or failed without a failed test, is one failure.
 *
 * @template {{ failed: number }} Counts
 * @param {boolean} succeeded
 * @param {string} file the report, JSON
 * @param {(report: any) => Counts} read
 */
export function count(succeeded, file, read) {
  try {
    const counts = read(JSON.parse(readFileSync(file, 'utf8')));
    return { ...counts, failed: succeeded ? counts.failed : Math.max(counts.failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
