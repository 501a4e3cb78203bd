import { expect, it } from 'vitest';
import { longWords } from './long-words.ts';

const answering = (answer: string) => ({
  faq: {
    title: '',
    lead: '',
    more: { before: '', link: '', after: '' },
    questions: [{ question: 'Why?', answer }],
  },
});
const brand = { tr: 'İğdeli Şeker Köşkü Pet Kulübü AŞ', en: 'Paws' };

it('finds nothing in a brand of 31 letters and an answer of 90 words', () => {
  const contents = { tr: answering('Bu.'), en: answering('word '.repeat(90).trim()) };
  expect(longWords(brand, contents)).toEqual([]);
});

it('names a longer brand and a longer answer, with their lengths and what to do', () => {
  const contents = { tr: answering('Bu.'), en: answering('word '.repeat(91).trim()) };
  expect(longWords({ ...brand, tr: 'P'.repeat(37) }, contents)).toEqual([
    expect.stringMatching(/^brand\.tr has 37 letters, .*: write a shorter name/),
    'The answer to “Why?” has 91 words, and 90 are enough: shorten it in content/en.ts.',
  ]);
});
