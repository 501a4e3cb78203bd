import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const COMPRESSIBLE = /\.(?:html|js|css|svg|webmanifest|txt|xml|ico)$/;

/** Writes a Brotli and a gzip form beside each file that gains from it, for servers that send them as they are. */
export async function compressFolder(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => COMPRESSIBLE.test(name));
  await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(folder, name));
      // Node's default quality for Brotli is the highest, 11.
      await writeFile(join(folder, `${name}.br`), await brotli(bytes));
      await writeFile(join(folder, `${name}.gz`), await zip(bytes, { level: 9 }));
    }),
  );
}
