/**
 * Installs the npm packages if one is missing. It is plain JavaScript without packages, since none may be there yet.
 */
import './check-folder.mjs';
import { spawnSync } from 'node:child_process';
import { hasItsPackages } from './installed-packages.mjs';

function installPackages() {
  if (hasItsPackages()) return;
  console.log('Installing packages …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--include=dev', '--no-audit', '--no-fund'], { stdio: 'inherit' });
  if (status === 0) return;
  console.error('npm ci failed; see above.');
  process.exit(1);
}

installPackages();
