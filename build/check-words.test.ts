import { describe, expect, it } from 'vitest';
import { loadContent } from '../src/language/load-content.ts';
import { checkWords } from './check-words.ts';

const turkish = { faq: { lead: 'Kısaca.', questions: [{ question: 'Ne?', answer: 'Bu.' }] } };
const english = { faq: { lead: 'In short.', questions: [{ question: 'What?', answer: 'This.' }] } };

/** What the check says of two languages, or nothing. */
function refusal(tr: object, en: object): string | undefined {
  try {
    checkWords({ tr, en });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

describe('checkWords', () => {
  it('takes the words as they are', async () => {
    expect(refusal(await loadContent('tr'), await loadContent('en'))).toBeUndefined();
  });

  it('names a key that one language lacks', () => {
    const { questions } = english.faq;
    expect(refusal(turkish, { faq: { questions } })).toBe(
      'Words are missing: content/en.ts has no faq.lead.',
    );
  });

  it('names both spellings of a key that was renamed in one language', () => {
    const { questions, lead } = turkish.faq;
    expect(refusal({ faq: { questions, leed: lead } }, english)).toBe(
      'Words are missing: content/en.ts has no faq.leed; content/tr.ts has no faq.lead.',
    );
  });

  it('names a question that only one language has, counted from 1', () => {
    const questions = [...english.faq.questions, { question: 'Who?', answer: 'You.' }];
    expect(refusal(turkish, { faq: { ...english.faq, questions } })).toBe(
      'Words are missing: content/tr.ts has no faq.questions (entry 2).',
    );
  });

  it('names an empty text, even one that both languages leave empty', () => {
    const blank = [{ question: 'Ne?', answer: ' ' }];
    expect(refusal({ faq: { ...turkish.faq, questions: blank } }, english)).toBe(
      'Words are missing: content/tr.ts leaves faq.questions (entry 1).answer empty.',
    );
    expect(refusal({ lead: '' }, { lead: '' })).toBe(
      'Words are missing: content/tr.ts leaves lead empty; content/en.ts leaves lead empty.',
    );
  });

  it('takes an empty placeholder and an empty beginning or end of a sentence', () => {
    const words = { field: { placeholder: '' }, sentence: { before: '', link: 'Write.', after: '' } };
    expect(refusal(words, words)).toBeUndefined();
  });

  it('names what is a text in one language and several in the other', () => {
    expect(refusal({ lead: 'Kısaca.' }, { lead: ['In', 'short.'] })).toBe(
      'Words are missing: content/en.ts writes lead in another form than content/tr.ts.',
    );
  });
});
