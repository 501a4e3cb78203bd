/**
 * Installs the npm packages if one is missing. It is plain JavaScript without packages, since none may be there yet.
 */
import './check-machine.mjs';
import { spawnSync } from 'node:child_process';
import { hasItsPackages, npmEntry } from './packages.mjs';

if (!hasItsPackages()) {
  console.log('Installing packages …');
  const npmCi = [npmEntry(), 'ci', '--include=dev', '--no-audit', '--no-fund'];
  if (spawnSync(process.execPath, npmCi, { stdio: 'inherit' }).status !== 0) {
    console.error('npm ci failed; see above.');
    process.exit(1);
  }
}
