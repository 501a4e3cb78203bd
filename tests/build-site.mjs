/** Builds the page for tests, without the owner's settings, into a folder of its own. */
import { execFileSync } from 'node:child_process';
import { forgetSettings } from './test-settings.mjs';

forgetSettings();
execFileSync(process.execPath, ['--import', 'tsx', 'build/build.ts'], { stdio: 'inherit' });
