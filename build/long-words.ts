import type { Content } from '../content/types.ts';
import { type Language, languageCodes } from '../src/language/languages.ts';

/** Most letters of a brand: a phone's header holds them in two lines, the share image in one line of 22 px or more. */
const BRAND_LETTERS = 36;

/** Most words of an answer that is still read at a glance on a phone. */
const ANSWER_WORDS = 90;

/** A sentence for the owner for each name and each answer that is too long for its place. */
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
