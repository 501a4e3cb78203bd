import { readFile } from 'node:fs/promises';

/** A package whose code is in the built files, as Vite lists it. */
export interface BundledPackage {
  name: string;
  version: string;
  /** SPDX name of its licence. */
  identifier?: string;
  /** The licence's own words, if the package brings them. */
  text?: string;
}

const FONTS = { Besley: 'OFL-besley.txt', 'Instrument Sans': 'OFL-instrument-sans.txt' };

const projectFile = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8');

/** The icons' package. The bundler does not see it, since its drawings are in the documents. */
async function iconPackage(): Promise<BundledPackage> {
  const { name, version, license } = JSON.parse(await projectFile('node_modules/feather-icons/package.json'));
  const text = await projectFile('node_modules/feather-icons/LICENSE');
  return { name, version, identifier: license, text };
}

const entry = (title: string, text: string) => `${title}\n${'='.repeat(title.length)}\n\n${text.trim()}\n`;

/**
 * The licences of everything the page sends to a browser, as one text.
 *
 * @param bundled packages in the built files
 * @throws if a package names no licence, since it may then not be shipped
 */
export async function licensesText(bundled: readonly BundledPackage[]): Promise<string> {
  const packages = [...bundled, await iconPackage()];
  const fonts = await Promise.all(
    Object.entries(FONTS).map(async ([name, file]) =>
      entry(
        `${name}, a font (OFL-1.1), with fewer characters than the original`,
        await projectFile(`src/styles/fonts/${file}`),
      ),
    ),
  );
  return [
    'What this page sends to a browser contains the following work of others.\n',
    ...packages.map(({ name, version, identifier, text }) => {
      if (!identifier) throw new Error(`The package ${name} names no licence.`);
      return entry(`${name} ${version} (${identifier})`, text ?? `Licence: ${identifier}`);
    }),
    ...fonts,
  ].join('\n');
}
