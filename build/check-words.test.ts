import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadContent } from '../src/language/load-content.ts';
import { checkTypes, checkWords } from './check-words.ts';

const turkish = { faq: { lead: 'Kısaca.', questions: [{ question: 'Ne?', answer: 'Bu.' }] } };
const english = { faq: { lead: 'In short.', questions: [{ question: 'What?', answer: 'This.' }] } };

const OWNERS_FILES = ['content', 'site.config.ts'];

/** What the check says of two languages, or nothing. */
function refusal(tr: object, en: object): string | undefined {
  try {
    checkWords({ 'content/tr.ts': tr, 'content/en.ts': en });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

describe('checkWords', () => {
  it('accepts the project’s own words', async () => {
    expect(refusal(await loadContent('tr'), await loadContent('en'))).toBeUndefined();
  });

  it.each([
    [
      'a key that was renamed in one language, in both spellings',
      { faq: { leed: 'Kısaca.', questions: turkish.faq.questions } },
      english,
      'content/en.ts has no faq.leed; content/tr.ts has no faq.lead',
    ],
    [
      'a question that only one language has, counted from 1',
      turkish,
      {
        faq: { ...english.faq, questions: [...english.faq.questions, { question: 'Who?', answer: 'You.' }] },
      },
      'content/tr.ts has no faq.questions (entry 2)',
    ],
    [
      'an empty text',
      { faq: { ...turkish.faq, questions: [{ question: 'Ne?', answer: ' ' }] } },
      english,
      'content/tr.ts leaves faq.questions (entry 1).answer empty',
    ],
    [
      'a text that both languages leave empty',
      { lead: '' },
      { lead: '' },
      'content/tr.ts leaves lead empty; content/en.ts leaves lead empty',
    ],
  ])('names %s', (_what, tr, en, missing) => {
    expect(refusal(tr, en)).toBe(`Words are missing: ${missing}.`);
  });

  it('accepts an empty placeholder and an empty beginning or end of a sentence', () => {
    const words = { field: { placeholder: '' }, sentence: { before: '', link: 'Write.', after: '' } };
    expect(refusal(words, words)).toBeUndefined();
  });

  it('names an empty word of a file that has one language', () => {
    const words = { labels: { hotel: '', phone: 'Telefon' } };
    expect(() => checkWords({ 'content/mail.ts': words })).toThrow(
      'Words are missing: content/mail.ts leaves labels.hotel empty.',
    );
  });
});

describe('checkTypes', () => {
  /** What the check says of the owner's files with a text replaced in some of them. */
  async function refusalOf(files: readonly string[], from: string, to: string): Promise<string | undefined> {
    const folder = await mkdtemp('.words-');
    onTestFinished(() => rm(folder, { recursive: true }));
    for (const path of [...OWNERS_FILES, 'contract']) await cp(path, join(folder, path), { recursive: true });
    for (const file of files) {
      const text = await readFile(file, 'utf8');
      expect(text).toContain(from);
      await writeFile(join(folder, file), text.replace(from, to));
    }
    const project = join(folder, 'tsconfig.json');
    await writeFile(project, JSON.stringify({ extends: '../tsconfig.words.json', include: OWNERS_FILES }));
    try {
      checkTypes(project);
      return undefined;
    } catch (error) {
      return (error as Error).message;
    }
  }

  it('accepts the project’s own words and settings', () => {
    expect(() => checkTypes()).not.toThrow();
  });

  it.each([
    [['content/tr.ts', 'content/en.ts'], 'contactUs:', 'misspelt:'],
    [['content/mail.ts'], 'replyTo:', 'misspelt:'],
    [['content/plain-not-found.ts'], 'home:', 'misspelt:'],
    [['site.config.ts'], 'appStore?: string } = {', "appStore?: string } = { misspelt: '', "],
  ])('names %j when a key in each is misspelt or unknown', async (files, from, to) => {
    const refusal = await refusalOf(files, from, to);
    for (const file of files) expect(refusal).toMatch(new RegExp(`${file}\\(.*'misspelt' does not exist`));
  });
});
