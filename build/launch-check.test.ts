import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const launchCheck = (environment: Record<string, string>) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'build/launch-check.ts'], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });

it('fails at an example value and at what needs a change, and names them', () => {
  const set = { VITE_SITE_EMAIL: 'a@example.com', VITE_STATISTICS_DOMAIN: 'club.com' };
  const { status, stderr } = launchCheck(set);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^ {2}email$/m);
  expect(stderr).toMatch(/^ {2}VITE_STATISTICS_ENDPOINT is “”, .*ends in \/api\/event\.$/m);
});

it('fails at a setting that cannot work, in one sentence', () => {
  const { status, stderr } = launchCheck({ VITE_SITE_EMAIL: 'club' });
  expect(status).toBe(1);
  expect(stderr).toBe('VITE_SITE_EMAIL must be one e-mail address, such as info@example.com, not “club”.\n');
});
