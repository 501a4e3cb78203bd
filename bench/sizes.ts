import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { inlineScriptBytes, visitorsScriptBytes } from '../build/budgets.ts';
import { type Build, documents } from './builds.ts';
import { onPhone } from './phone.ts';

/** How long after the load an untouched phone's bytes are counted, in ms. */
const UNTOUCHED_MS = 3000;

export type Sizes = Awaited<ReturnType<typeof measureSizes>>;

const INLINE_SCRIPT = /<script(?![^>]*(?:\ssrc=|json))[^>]*>(.*?)<\/script>/gs;

/** Measures a build's files as they are sent, and its page on a phone. Of the documents the largest one counts. */
export async function measureSizes({ folder, origin }: Build) {
  const sizes = (paths: string[]) =>
    Promise.all(paths.map(async (path) => (await stat(join(folder, path))).size));
  const files = await readdir(folder, { recursive: true });
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const inline = [...html.matchAll(INLINE_SCRIPT)].map(([, script]) => script).join('\n');
  const firstScript = inline ? inlineScriptBytes(inline) : 0;
  const own = await ownAssets(folder);
  const scriptFiles = files.filter(
    (path) => path.endsWith('.js.br') && (!own || own.some((name) => path.endsWith(`assets/${name}`))),
  );
  const scriptSizes = await sizes(scriptFiles);
  const scripts = new Map(scriptFiles.map((path, index) => [basename(path), scriptSizes[index] ?? 0]));
  return {
    'Document, bytes': Math.max(...(await sizes(documents.map((path) => `${path}.br`)))),
    'First script, bytes': firstScript,
    'All script, bytes': visitorsScriptBytes(scripts.set('inline', firstScript)),
    'A film (AV1, 720 px), bytes': Math.max(
      0,
      ...(await sizes(files.filter((path) => path.endsWith('-720.av1.mp4')))),
    ),
    ...(await openOnPhone(origin)),
  };
}

/** Names of the build's assets without those that only visitors of the build before load (build/publish.ts). */
async function ownAssets(folder: string): Promise<string[] | undefined> {
  const page = await readFile(join(folder, '../.build/page.json'), 'utf8').catch(() => '{}');
  return JSON.parse(page).assets;
}

/** Counts what an untouched phone fetches, and measures the Turkish page's height on it. */
function openOnPhone(address: string) {
  return onPhone(async (page) => {
    let bytes = 0;
    const session = await page.context().newCDPSession(page);
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await session.send('Network.enable');
    await page.goto(address);
    await page.waitForTimeout(UNTOUCHED_MS);
    const sizes = { 'Untouched phone 3 s after the load, bytes': bytes };
    await page.setViewportSize({ width: 390, height: 844 });
    await page.waitForTimeout(1000);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    return { ...sizes, 'Height at 390 px, Turkish, px': height };
  });
}
