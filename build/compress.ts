import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const COMPRESSIBLE = /\.(?:html|js|css|svg|webmanifest|txt|xml|ico)$/;

/** Writes a Brotli and a gzip form beside each file that gains from it, for servers that send them as they are. */
export async function compressFiles(files: readonly string[]): Promise<void> {
  await Promise.all(
    files
      .filter((file) => COMPRESSIBLE.test(file))
      .map(async (file) => {
        const bytes = await readFile(file);
        // Node's default quality for Brotli is the highest, 11.
        await writeFile(`${file}.br`, await brotli(bytes));
        await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
      }),
  );
}

/** Does the same for every file of a folder. */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await compressFiles(names.map((name) => join(folder, name)));
}
