import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const COMPRESSIBLE = /\.(?:html|js|css|svg|webmanifest|txt|xml|ico)$/;

/** A document's size varies by a hundred bytes with how it is coded: blocks, window and distances, each as a power of 2. */
const CODINGS = [0, 16].flatMap((block) =>
  [17, 22].flatMap((window) => [0, 1].map((distance) => ({ block, window, distance }))),
);

/** The smallest Brotli form: of all codings for a document, by default settings for others. */
async function smallestBrotli(file: string, bytes: Buffer): Promise<Buffer> {
  const codings = file.endsWith('.html') ? CODINGS : [{ block: 0, window: 22, distance: 0 }];
  const forms = await Promise.all(
    codings.map(({ block, window, distance }) =>
      brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_LGBLOCK]: block,
          [constants.BROTLI_PARAM_LGWIN]: window,
          [constants.BROTLI_PARAM_NPOSTFIX]: distance,
        },
      }),
    ),
  );
  return forms.reduce((smallest, form) => (form.length < smallest.length ? form : smallest));
}

/** Writes a Brotli and a gzip form beside each file that gains from it, for servers that send them as they are. */
export async function compressFiles(files: readonly string[]): Promise<void> {
  await Promise.all(
    files
      .filter((file) => COMPRESSIBLE.test(file))
      .map(async (file) => {
        const bytes = await readFile(file);
        await writeFile(`${file}.br`, await smallestBrotli(file, bytes));
        await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
      }),
  );
}

/** The same for every file of a folder. */
export async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  await compressFiles(files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name)));
}
