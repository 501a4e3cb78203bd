/** `npm run build`: content and configuration become `dist/`, plain files for any static host. */
import './build-folder.ts';
import { join } from 'node:path';
import { mail } from '../content/mail.ts';
import { plainNotFound } from '../content/plain-not-found.ts';
import { EMAILJS_ORIGIN, SEND_PATH } from '../contract/wire-contract.ts';
import { DEFAULT_PORT, readPort } from '../service/settings.ts';
import { surviveUnreadOutput } from '../service/unread-output.ts';
import { loadContents } from '../src/language/load-content.ts';
import { emailService, origin } from '../src/settings.ts';
import { budgetWarnings } from './budgets.ts';
import { outputFolder } from './build-folder.ts';
import { buildAll } from './bundles.ts';
import { checkSettings } from './check-settings.ts';
import { checkTypes, checkWords } from './check-words.ts';
import { compressFolder } from './compress.ts';
import { exampleSettings } from './example-settings.ts';
import { generatedFiles } from './generated-files.ts';
import { hostFiles } from './hosts/host-files.ts';
import { licensesText } from './licenses.ts';
import { copyRoomFolders } from './room-folders.ts';
import { securityHeaders } from './security-headers.ts';
import { writeDocuments } from './write-documents.ts';
import { writeInto } from './write-into.ts';

const DIST = join(outputFolder, 'dist');
/** Files for the server, outside the folder that is served. */
const WORK = join(outputFolder, '.build');

/** Where the page sends applications; empty for its own origin. */
const emailOrigin = emailService.publicKey ? emailService.origin || EMAILJS_ORIGIN : '';

/** The same values, each under the name of the file it comes from. */
const renameKeys = (values: Readonly<Record<string, unknown>>, nameOf: (key: string) => string) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [nameOf(key), value]));

async function main(): Promise<void> {
  checkSettings();
  const { pathname: base, protocol } = new URL(origin);
  checkWords(
    renameKeys(await loadContents(), (code) => `content/${code}.ts`),
    { 'content/mail.ts': mail },
    renameKeys(plainNotFound, (code) => `content/plain-not-found.ts (${code})`),
  );
  checkTypes();
  const bundles = await buildAll(DIST, WORK, base);
  await copyRoomFolders(DIST);
  await writeDocuments(DIST, base, bundles, emailOrigin);
  for (const [path, make] of Object.entries(generatedFiles(base))) await writeInto(DIST, path, await make());
  await writeInto(DIST, 'licenses.txt', await licensesText(bundles.packages));

  const inline = [bundles.page, bundles.notFound];
  const headers = securityHeaders(inline, emailOrigin, protocol === 'https:');
  const servicePath = emailOrigin ? undefined : SEND_PATH;
  // 0 asks for a free port, which is known only when the service starts.
  const servicePort = readPort(process.env) || DEFAULT_PORT;
  const configuration = await hostFiles({ origin, base, headers, servicePath, servicePort });
  for (const [path, text] of Object.entries(configuration)) await writeInto(outputFolder, path, text);
  await compressFolder(DIST);

  // The service's own answers may go over plain HTTP, so they do not demand HTTPS. Hosts answer as the origin says.
  const forServer = {
    base,
    headers: securityHeaders(inline, emailOrigin),
    hostHeaders: headers,
    email: { endpoint: emailOrigin || 'same-origin' },
  };
  await writeInto(WORK, 'page.json', JSON.stringify(forServer, null, 2));

  console.log(`Built ${DIST}/ for ${origin}`);
  if (base !== '/') {
    console.log(
      `No robots.txt, since crawlers ask for it at the host's root only: name ${origin}sitemap.xml there.`,
    );
  }
  const examples = exampleSettings();
  if (examples.length > 0) console.log(`Still example values in site.config.ts: ${examples.join(', ')}.`);
  for (const warning of await budgetWarnings(DIST, bundles.page.script)) console.log(warning);
}

// `npm start` builds first, and then goes on to the service.
surviveUnreadOutput();
main().catch((error: Error) => {
  console.error(`The build stopped: ${error.message}`);
  process.exitCode = 1;
});
