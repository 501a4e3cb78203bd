/** Builds the page for tests, without the owner's settings, into a folder of its own. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { forgetSettings, SITE_FOLDER } from './test-settings.mjs';

forgetSettings();
// A build keeps assets of the one before, and tests look for its own.
rmSync(SITE_FOLDER, { recursive: true, force: true });
execFileSync(process.execPath, ['--import', 'tsx', 'build/build.ts'], { stdio: 'inherit' });
