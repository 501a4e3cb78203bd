/** A site as an owner would make it: other names, accounts, words and colours, in a folder of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Brands of 12, 29 and 31 letters, the most that the header holds, in a language each. */
export const ownersBrands = [
  { tr: 'Patili Köşkü', en: 'Paws & Homes' },
  { tr: 'Patili Dostlar Kedi Köpek Evi', en: 'Patili Friends Pet Hotel Club' },
  { tr: 'İstanbul & Isparta Kış Patileri', en: 'Istanbul & Isparta Pet Holidays' },
] as const;

const [, , longestBrand] = ownersBrands;

/** The owner's values in `site.config.ts`. */
export const ownersConfiguration = {
  brand: longestBrand,
  seat: { city: 'Iğdır', country: 'Türkiye', countryCode: 'TR' },
  copyrightYear: 2026,
  storeIds: { googlePlay: 'com.kispatileri.app', appStore: '1234567890' },
  socialAccounts: { instagram: 'kis.patileri', facebook: 'kispatileri' },
  dataController: {
    legalName: 'İpek & Işıl Evcil Hayvan Hizmetleri A.Ş.',
    postalAddress: 'Şehit Yolu Sokak No. 3, 76000 Iğdır',
  },
};

/** The page's settings in the owner's `.env`. */
export const ownersEnvironment = {
  VITE_SITE_ORIGIN: 'https://www.kispatileri.com/kulup/',
  VITE_SITE_EMAIL: 'merhaba@kispatileri.com',
  VITE_EMAILJS_PUBLIC_KEY: 'owners-public-key',
  VITE_EMAILJS_SERVICE_ID: 'owners-service',
  VITE_EMAILJS_TEMPLATE_ID: 'owners-template',
};

/** A sentence more in the lead, and a tenth question. */
export const ownersWords = {
  tr: {
    lead: 'Şubat tatilinde de, bayramda da yanınızdayız.',
    question: 'Kış aylarında da açık mısınız?',
    answer: 'Evet. Üye oteller yılın her günü açıktır; sıcak odaları ve bahçeleri uygulamadan görürsünüz.',
  },
  en: {
    lead: 'At your side on winter breaks and on bank holidays, too.',
    question: 'Are you open in winter, too?',
    answer:
      'Yes. Partner hotels are open every day of the year; see their warm rooms and gardens in the app.',
  },
} as const;

/** Large folders that no owner edits. They are linked, not copied. */
const LINKED = ['node_modules', 'art'];

/** Parts that are not copied: they are made anew, or a site does not need them. */
const LEFT_OUT = '.git .env dist .build .test-site var test-results tests/looks'.split(' ');

/** Replaces the one place of a file that a pattern finds, as an owner edits it. */
async function edit(file: string, pattern: RegExp, replacement: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!pattern.test(text)) throw new Error(`${file} has nothing like ${pattern}`);
  await writeFile(
    file,
    text.replace(pattern, () => replacement),
  );
}

/**
 * Copies the project into a new temporary folder and makes it the owner's.
 *
 * @param environment what the owner's `.env` says
 */
export async function makeOwnersSite(environment: Readonly<Record<string, string>>): Promise<string> {
  const project = resolve('.');
  const folder = await mkdtemp(join(tmpdir(), 'Kış 50%20 (pet-hotel-club) '));
  const isElsewhere = new Set([...LINKED, ...LEFT_OUT].map((path) => join(project, path)));
  await cp(project, folder, { recursive: true, filter: (path) => !isElsewhere.has(path) });
  for (const path of LINKED) await symlink(join(project, path), join(folder, path), 'junction');

  const configuration = join(folder, 'site.config.ts');
  for (const [name, value] of Object.entries(ownersConfiguration)) {
    const declaration = new RegExp(`(?<=^export const ${name}\\b[^=]*= ).*?(?=(?: as const)?;$)`, 'ms');
    await edit(configuration, declaration, JSON.stringify(value));
  }
  for (const [language, { lead, question, answer }] of Object.entries(ownersWords)) {
    const words = join(folder, 'content', `${language}.ts`);
    await edit(words, /(?<=hero: \{.*?\blead: \{\s*before:\s*['"`])/s, `${lead} `);
    await edit(words, /(?<=\bquestions: \[)/, JSON.stringify({ question, answer }).concat(','));
  }
  await edit(join(folder, 'src/styles/tokens.css'), /(?<=--app: )[^;]+/, 'oklch(0.405 0.074 215)');
  const lines = Object.entries(environment).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(join(folder, '.env'), lines.join(''));
  return folder;
}

/** Starts a program of the project in the owner's folder, with nothing of the tests' own environment. */
export function startIn(folder: string, variables: Readonly<Record<string, string>>, ...args: string[]) {
  return spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...variables },
  });
}

/** Runs a program of the project in the owner's folder to its end. Returns its output. */
export async function runIn(
  folder: string,
  variables: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<string> {
  const program = startIn(folder, variables, ...args);
  let said = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  const [status] = await once(program, 'close');
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}:\n${said}`);
  return said;
}
