/** `npm run build`: content and configuration become `dist/`, plain files for any static host. */
import './node-env.ts';
import './build-folder.ts';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { mail } from '../content/mail.ts';
import { plainNotFound } from '../content/plain-not-found.ts';
import { EMAILJS_ORIGIN, SEND_PATH } from '../contract/wire-contract.ts';
import { securityHeaders } from '../service/pages/security-headers.ts';
import { isHidden, WELL_KNOWN } from '../service/pages/well-known.ts';
import { DEFAULT_PORT, readPort } from '../service/settings.ts';
import { surviveUnreadOutput } from '../service/unread-output.ts';
import { brand } from '../site.config.ts';
import { loadContents } from '../src/language/load-content.ts';
import { email, emailService, origin } from '../src/settings.ts';
import { budgetWarnings } from './budgets.ts';
import { outputFolder } from './build-folder.ts';
import { buildAll } from './bundles.ts';
import { checkSettings } from './check-settings.ts';
import { checkTypes, checkWords } from './check-words.ts';
import { compressFolder } from './compress.ts';
import { documentFiles } from './document-files.ts';
import { exampleSettings } from './example-settings.ts';
import { generatedFiles } from './generated-files.ts';
import { hostFiles } from './hosts/host-files.ts';
import { licensesText } from './licenses.ts';
import { publish, startBuild } from './publish.ts';
import { copyRoomFolders } from './room-folders.ts';

/** Where the page sends applications. */
const endpoint = emailService.publicKey ? emailService.origin || EMAILJS_ORIGIN : 'same-origin';

/** What the page's scripts may ask, as sources of its policy. */
const connections = [endpoint === 'same-origin' ? "'self'" : endpoint];

/** The same values, each under the name of the file it comes from. */
const renameKeys = (values: Readonly<Record<string, unknown>>, nameOf: (key: string) => string) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [nameOf(key), value]));

/** Writes files by their paths below a folder, with the folders on the way. */
async function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  for (const [path, contents] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), contents);
  }
}

/** Removes hidden files of `public/`, such as an editor's, from what is served: some hosts would send them. */
async function removeHidden(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names) {
    const path = name.split(sep).join('/');
    if (path !== WELL_KNOWN && isHidden(path)) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Builds everything into a folder of its own: nobody sees a page that is not whole. */
async function buildInto(work: string): Promise<void> {
  const dist = join(work, 'dist');
  const { pathname: base, protocol } = new URL(origin);
  checkWords(
    renameKeys(await loadContents(), (code) => `content/${code}.ts`),
    { 'content/mail.ts': mail },
    renameKeys(plainNotFound, (code) => `content/plain-not-found.ts (${code})`),
  );
  checkTypes();
  const bundles = await buildAll(dist, work, base);
  await removeHidden(dist);
  await copyRoomFolders(dist);
  await writeFiles(dist, await documentFiles(base, bundles, connections));
  for (const [path, make] of Object.entries(generatedFiles(base))) {
    await writeFiles(dist, { [path]: await make() });
  }
  await writeFiles(dist, { 'licenses.txt': await licensesText(bundles.packages) });

  const headers = securityHeaders(protocol === 'https:');
  const servicePath = endpoint === 'same-origin' ? SEND_PATH : undefined;
  // 0 asks for a free port, which is known only when the service starts.
  const servicePort = readPort(process.env) || DEFAULT_PORT;
  await writeFiles(work, await hostFiles({ origin, base, headers, servicePath, servicePort }));
  await compressFolder(dist);

  // What is kept of the build before counts in no budget.
  const warnings = await budgetWarnings(dist, bundles.page.script);
  await publish(outputFolder, work, { base, endpoint, club: { name: brand.tr, address: email } });

  console.log(`Built ${join(outputFolder, 'dist')}/ for ${origin}`);
  if (base !== '/') {
    console.log(
      `No robots.txt, since crawlers ask for it at the host's root only: name ${origin}sitemap.xml there.`,
    );
  }
  const examples = exampleSettings();
  if (examples.length > 0) console.log(`Still example values in site.config.ts: ${examples.join(', ')}.`);
  for (const warning of warnings) console.log(warning);
}

async function main(): Promise<void> {
  checkSettings();
  const work = await startBuild(outputFolder);
  try {
    await buildInto(work);
  } catch (error) {
    await rm(work, { recursive: true, force: true });
    throw error;
  }
}

// `npm start` builds first, and then goes on to the service.
surviveUnreadOutput();
main().catch((error: Error) => {
  console.error(`The build stopped: ${error.message}`);
  process.exitCode = 1;
});
