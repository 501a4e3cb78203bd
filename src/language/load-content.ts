import { type Counter, countedWords } from '../../content/statistics.ts';
import type { Content, WriteContent } from '../../content/types.ts';
import { EMAILJS_ORIGIN } from '../../contract/wire-contract.ts';
import { brand, dataController, mailCarrier } from '../../site.config.ts';
import { countsVisits, email, emailService, statistics } from '../settings.ts';
import { loadTwice } from '../shared/page-scripts.ts';
import { type Language, languageCodes } from './languages.ts';

const modules: Readonly<Record<Language, () => Promise<{ default: WriteContent }>>> = {
  tr: () => import('../../content/tr.ts'),
  en: () => import('../../content/en.ts'),
};

/** The build writes in whether visits are counted, and leaves the words for it out of the page if they are not. */
declare const COUNTS_VISITS: boolean;
const isCounted = typeof COUNTS_VISITS === 'boolean' ? COUNTS_VISITS : countsVisits;

/** Who counts: Plausible's own service, or a server of the owner's. */
const counter = (): Counter =>
  new URL(statistics.endpoint).hostname === 'plausible.io' ? 'Plausible' : 'own';

/** Fetches a language's words and writes them around the configured names. Rejects if they cannot be fetched. */
export async function loadContent(language: Language): Promise<Content> {
  const { default: write } = await loadTwice(modules[language], language);
  const { legalName, postalAddress } = dataController;
  const sendsToEmailjs =
    emailService.publicKey !== '' && (emailService.origin === '' || emailService.origin === EMAILJS_ORIGIN);
  return write({
    brand: brand[language],
    email,
    controller: [legalName ?? brand[language], postalAddress].filter(Boolean).join(', '),
    sender: sendsToEmailjs ? 'emailjs' : 'self-hosted',
    carrier: mailCarrier.name
      ? { name: mailCarrier.name, country: mailCarrier.country?.[language] }
      : undefined,
    counted: isCounted ? countedWords[language](counter()) : undefined,
  });
}

/** Fetches the words of every language, for documents that speak more than one. */
export async function loadContents(): Promise<Readonly<Record<Language, Content>>> {
  const entries = languageCodes.map(async (code) => [code, await loadContent(code)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Record<Language, Content>;
}
