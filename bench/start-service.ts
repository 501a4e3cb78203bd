import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../service/main.ts', import.meta.url));

/**
 * Runs the service as a process of its own, its rate limits out of the way.
 *
 * @param folder where `dist/` and `.build/` of a build lie; the outbox is made there
 * @throws Error if it stops before it listens
 */
export async function startService(folder: string): Promise<{ service: ChildProcess; origin: string }> {
  const service = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), MAIN], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, PORT: '0', RATE_LIMIT: '1000000', OUTBOX_LIMIT: '10000000' },
  });
  const origin = await new Promise<string>((resolve, reject) => {
    service.once('exit', () => reject(new Error('The service did not start.')));
    createInterface(service.stdout).on('line', (line) => {
      const [, found] = /^The page: (http:\/\/\S+)\//.exec(line) ?? [];
      if (found) resolve(found);
    });
  });
  return { service, origin };
}
