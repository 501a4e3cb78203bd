import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, type Rolldown, build as viteBuild } from 'vite';
import { languageCodes } from '../src/language/languages.ts';
import { countsVisits } from '../src/settings.ts';
import type { BundledPackage } from './licenses.ts';
import { plainColors } from './plain-colors.ts';

const CLIENT = 'src/client.tsx';
/** A script of its own, since both the page and room 7's clock fetch it. */
const FILM = 'src/film/film.ts';

/**
 * Has Chromium compile every function of a script when it loads (V8's explicit compile hints, Chrome 136). It has to be
 * the first line. Without it Chromium compiles each listener at the first tap, which takes 20 ms at 4× slowdown.
 */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n';

/** Vite's list of the packages in the scripts; `licenses.txt` is written from it. */
const LICENSES = 'licenses.json';

type Output = Rolldown.RolldownOutput['output'];

/** Builds with Vite. The files of `public/` come with one build alone. */
async function bundle(build: BuildOptions, publicDir: string | false = false): Promise<Output> {
  const result = await viteBuild({ logLevel: 'warn', publicDir, build });
  // A library build answers with one result for each format, and there is one.
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput];
  return output;
}

/** The asset of a build whose name has this ending. */
function assetIn(output: Output, ending: string) {
  const asset = output.find(({ fileName }) => fileName.endsWith(ending));
  if (asset?.type !== 'asset') throw new Error(`A build made no ${ending}.`);
  return { fileName: asset.fileName, text: String(asset.source) };
}

/** A stylesheet without the comment that Vite leaves at its end. */
const withoutComments = (css: string) => css.replace(/\/\*.*?\*\//gs, '').trim();

/** Writes the page's scripts and fonts into `assets/` of the folder that is served. */
async function buildClient(dist: string, base: string) {
  const files = { outDir: dist, emptyOutDir: true, license: { fileName: LICENSES } };
  // The clock imports the film's exports by name.
  const rolldownOptions = { input: [CLIENT, FILM], preserveEntrySignatures: 'strict' as const };
  const output = await bundle({ ...files, rolldownOptions }, 'public');
  const script = (source: string) => {
    const chunk = output.find((file) => file.type === 'chunk' && file.facadeModuleId?.includes(source));
    if (!chunk) throw new Error(`The client build lacks ${source}.`);
    return base + chunk.fileName;
  };
  /** The name changes with the text, so that browsers may keep the file for good. */
  const writeAsset = async (name: string, extension: string, text: string) => {
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    const file = `assets/${name}-${hash}.${extension}`;
    await writeFile(join(dist, file), text);
    return base + file;
  };
  const fonts = output.map(({ fileName }) => base + fileName).filter((address) => address.endsWith('.woff2'));
  const [styles, licenses] = [assetIn(output, '.css'), assetIn(output, LICENSES)];
  // The styles are inline in the documents, so that the first paint waits for one request.
  for (const { fileName } of [styles, licenses]) await rm(join(dist, fileName));
  return {
    /** Addresses by name; each becomes a `data-*` attribute of the first script's element (src/shared/page-scripts.ts). */
    scripts: {
      client: script(CLIENT),
      'room-clock': await writeAsset('room-clock', 'js', await buildScript('src/page/hero/room-clock.ts')),
      ...Object.fromEntries(languageCodes.map((code) => [code, script(`/content/${code}.ts`)])),
      'email-client': script('/@emailjs/browser/'),
      film: script(FILM),
      fonts: fonts.join(' '),
    },
    fonts,
    packages: JSON.parse(licenses.text) as BundledPackage[],
    printStyles: await writeAsset('print', 'css', await buildStyles('src/styles/print.css')),
    styles: withoutComments(styles.text),
  };
}

/** A script in one piece that imports nothing. */
async function buildScript(entry: string): Promise<string> {
  const lib = { entry, formats: ['iife' as const], name: 'script' };
  const [chunk] = await bundle({ write: false, lib });
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not built.`);
  return COMPILE_ALL + chunk.code.trim();
}

/** The styles of a stylesheet, or of a component and all it imports, as text. */
async function buildStyles(input: string): Promise<string> {
  // Without its exports the entry's components count as unused, and their styles are dropped.
  const rolldownOptions = { input, preserveEntrySignatures: 'strict' as const };
  const output = await bundle({ write: false, cssCodeSplit: true, rolldownOptions });
  return withoutComments(assetIn(output, '.css').text);
}

/** Bundles the functions with which React renders both pages, and loads them. */
async function buildPrerender(work: string) {
  const outDir = join(work, 'prerender');
  const rolldownOptions = { output: { entryFileNames: 'prerender.js' } };
  await bundle({ ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, rolldownOptions });
  const module = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
  return module as typeof import('../src/prerender.tsx');
}

/** Bundles everything: the files served, the scripts and styles inline in the documents, and the prerender. */
export async function buildAll(dist: string, work: string, base: string) {
  const { styles, ...client } = await buildClient(dist, base);
  return {
    ...client,
    page: {
      script: await buildScript('src/boot.ts'),
      ...(countsVisits && { counter: await buildScript('src/statistics.ts') }),
      styles: styles + plainColors(),
    },
    notFound: {
      script: await buildScript('src/not-found/save-choice.ts'),
      styles: (await buildStyles('src/not-found/NotFound.tsx')) + plainColors(),
    },
    prerender: await buildPrerender(work),
  };
}

export type Bundles = Awaited<ReturnType<typeof buildAll>>;
