/** How an old Chromium is started. */
import { dirname, join } from 'node:path';
import { oldEngineProgram, type oldEngines } from '../find-program.mjs';

/** The options that Playwright starts an old Chromium with, beside the tests' own arguments. */
export function oldEngineLaunch(name: (typeof oldEngines)[number], args: readonly string[]) {
  const executablePath = oldEngineProgram(name);
  return {
    // Without a graphics card the oldest paints nothing.
    args: [...args, '--disable-gpu'],
    executablePath,
    env: { ...process.env, LD_LIBRARY_PATH: join(dirname(executablePath), 'lib') } as Record<string, string>,
  };
}
