import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../service/testing.ts';
import { check, count, program } from './run-command.mjs';

const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);

it('counts a program that cannot be started as one failure, and says why', async () => {
  expect(await check(program('no-such-package', 'nothing'))).toEqual({ passed: 0, failed: 1 });
  expect(log).toHaveBeenCalledWith(expect.stringContaining('no-such-package'));
});

it('shows what a failed program wrote', async () => {
  const failing = { shown: 'failing', node: () => ['--eval', 'console.error("why"); process.exit(3)'] };
  expect(await check(failing)).toEqual({ passed: 0, failed: 1 });
  expect(log).toHaveBeenCalledWith('\n> failing\nwhy\n');
});

it('counts a run without a report, or one that failed without a failed test, as one failure', async () => {
  const read = (report: { passed: number; failed: number }) => report;
  expect(count(false, 'no-such-file', read)).toEqual({ passed: 0, failed: 1 });
  const file = join(await temporaryFolder(), 'report.json');
  await writeFile(file, '{"passed":3,"failed":0}');
  expect(count(true, file, read)).toEqual({ passed: 3, failed: 0 });
  expect(count(false, file, read)).toEqual({ passed: 3, failed: 1 });
});
