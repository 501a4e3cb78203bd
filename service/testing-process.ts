import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { SEND_PATH } from '../contract/wire-contract.ts';
import { club, sendRequest, temporaryFolder, writeFiles } from './testing.ts';

/** The service as a process of its own, for tests. */

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

/** The files of a build that the service reads, for a page that sends to it. */
export const BUILD = {
  'dist/index.html': '<h1>Türkçe</h1>',
  '.build/page.json': JSON.stringify({
    folder: 'dist',
    base: '/',
    endpoint: 'same-origin',
    club,
    assets: [],
  }),
};

/** Runs main.ts in a project folder with these files. */
export async function run(
  files: Record<string, string>,
  environment: Record<string, string> = {},
  existing?: string,
) {
  const folder = existing ?? (await temporaryFolder());
  await writeFiles(folder, files);
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), MAIN], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', PORT: '0', ...environment },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output = { text: '', errors: '' };
  child.stdout.on('data', (chunk) => {
    output.text += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.errors += chunk;
  });
  return { process: child, output, folder };
}

/** The origin a service serves at; waits until it serves. */
export async function address(
  started: ChildProcess,
  output: { text: string; errors: string },
): Promise<string> {
  for (;;) {
    const [, found] = /The page: (http:\/\/\S+)\//.exec(output.text) ?? [];
    if (found) return found;
    if (started.exitCode !== null) throw new Error(output.errors);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Sends an application as the page does. */
export function post(origin: string, request = sendRequest()): Promise<Response> {
  return fetch(origin + SEND_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
}
