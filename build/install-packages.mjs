/**
 * Installs the npm packages if one is missing. It is plain JavaScript without packages, since none may be there yet.
 */
import './check-folder.mjs';
import { spawnSync } from 'node:child_process';
import { hasItsPackages } from './installed-packages.mjs';

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(`This needs Node 20.19 or newer; this is ${process.versions.node}.`);
}

function installPackages() {
  if (hasItsPackages()) return;
  console.log('Installing packages …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--include=dev', '--no-audit', '--no-fund'], { stdio: 'inherit' });
  if (status !== 0) fail('npm ci failed; see above.');
}

checkNode();
installPackages();
