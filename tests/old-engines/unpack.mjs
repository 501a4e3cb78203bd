/** Unpacks each old Chromium beside its archive, once. */
import { createReadStream, createWriteStream, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar-fs';
import { findOldEngine, oldEngineProgram, oldEngines } from '../find-program.mjs';

/** The archives of libraries that Debian may lack: newer packages name theirs otherwise. */
const LIBRARIES = ['aws.tar.br', 'al2.tar.br'];

/** Unpacks a Brotli file into a stream. */
const unpack = (file, target) => pipeline(createReadStream(file), createBrotliDecompress(), target);

for (const name of oldEngines.filter((engine) => !findOldEngine(engine))) {
  const program = oldEngineProgram(name);
  const folder = join(program, '..');
  const libraries = LIBRARIES.map((file) => join(folder, file)).find((file) => existsSync(file));
  await unpack(libraries, extract(folder));
  const unfinished = `${program}.part`;
  await unpack(`${program}.br`, createWriteStream(unfinished, { mode: 0o755 }));
  renameSync(unfinished, program);
}
