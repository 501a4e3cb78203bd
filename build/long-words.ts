import type { Content } from '../content/types.ts';
import { type Language, languageCodes } from '../src/language/languages.ts';

/** Letters of a brand that the header of a phone holds in two lines, and the share image in one of at least 22 px. */
const BRAND_LETTERS = 36;

/** Words of an answer, above which it is no longer read at a glance on a phone. */
const ANSWER_WORDS = 90;

/** Names and answers that are too long for their place, each as a sentence for the owner. */
export function longWords(
  brand: Readonly<Record<Language, string>>,
  contents: Readonly<Record<Language, Pick<Content, 'faq'>>>,
): string[] {
  return languageCodes.flatMap((code) => {
    const letters = [...brand[code]].length;
    const name = `brand.${code} has ${letters} letters, and the header and the share image hold ${BRAND_LETTERS}: write a shorter name in site.config.ts; the whole one can stand in dataController.legalName.`;
    const answers = contents[code].faq.questions.flatMap(({ question, answer }) => {
      const words = answer.split(/\s+/).length;
      if (words <= ANSWER_WORDS) return [];
      return [
        `The answer to “${question}” has ${words} words, and ${ANSWER_WORDS} are enough: shorten it in content/${code}.ts.`,
      ];
    });
    return [...(letters > BRAND_LETTERS ? [name] : []), ...answers];
  });
}
