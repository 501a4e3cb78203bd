/**
 * Installs the old Chromiums inside this folder, and unpacks each beside its archive, once. Without a network it gives
 * up soon: `npm test` says what was not walked.
 */
import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { hasItsPackages, npmEntry } from '../../build/packages.mjs';
import { findOldEngine, OLD_ENGINES_FOLDER, oldEngineProgram, oldEngines } from '../find-program.mjs';

/** The archive of libraries that Debian may lack. */
const LIBRARIES = 'aws.tar.br';

/** Unpacks a Brotli file into a stream. */
const unpack = (file, target) => pipeline(createReadStream(file), createBrotliDecompress(), target);

if (!hasItsPackages(OLD_ENGINES_FOLDER)) {
  console.log('Installing old Chromiums to walk the page in …');
  const npmCi = [npmEntry(), 'ci', '--ignore-scripts', '--fetch-retries=0', '--no-audit', '--no-fund'];
  const { status } = spawnSync(process.execPath, npmCi, { cwd: OLD_ENGINES_FOLDER, stdio: 'inherit' });
  if (status !== 0) process.exit();
}

// This package is there only now.
const { extract } = await import('tar-fs');

for (const name of oldEngines.filter((engine) => !findOldEngine(engine))) {
  const program = oldEngineProgram(name);
  const folder = join(program, '..');
  await unpack(join(folder, LIBRARIES), extract(folder));
  const unfinished = `${program}.part`;
  await unpack(`${program}.br`, createWriteStream(unfinished, { mode: 0o755 }));
  renameSync(unfinished, program);
}
