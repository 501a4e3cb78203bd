import { join } from 'node:path';
import { SetupError } from './setup-error.ts';

/**
 * Reads `.env` of a project's folder into the environment, if there is one. A variable that the environment
 * already has wins. Every command of the project reads its settings in this way.
 *
 * @throws SetupError if it cannot be read
 */
export function loadEnvironmentFile(projectDirectory: string): void {
  const path = join(projectDirectory, '.env');
  try {
    process.loadEnvFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw new SetupError(`${path} cannot be read.`);
  }
}
