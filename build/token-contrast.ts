import { wcagContrast } from 'culori';
import { readTokens, type Scheme, tokenColor } from './token-colors.ts';

/** The contrast of WCAG's level AAA for text, and of level AA for icons and rings. */
const TEXT = 7;
const MARK = 3;

/** The tokens of the texts on each ground. `tests/contrast.spec.ts` checks the page itself in a browser. */
const texts: Readonly<Record<string, readonly string[]>> = {
  '--ground': ['--text', '--text-soft'],
  '--card': ['--text', '--text-soft', '--asterisk'],
  '--field': ['--text', '--text-soft'],
  '--input': ['--text', '--text-soft'],
  '--button': ['--on-button'],
  '--tag': ['--on-tag'],
  '--sheet': ['--ink', '--ink-soft'],
  '--store': ['--ink'],
  '--marigold': ['--ink'],
  '--marigold-pale': ['--ink', '--ink-soft'],
  '--terracotta': ['--ink'],
  '--object-plaster': ['--ink'],
  '--stay': ['--ink'],
  '--filed': ['--ink'],
  '--weekend': ['--ink'],
  '--ink': ['--sheet', '--marigold'],
  '--night': ['--sheet', '--marigold'],
  '--teal': ['--sheet'],
  '--teal-deep': ['--sheet'],
  '--noon-wall': ['--on-day-wall'],
  '--dusk-wall': ['--on-day-wall'],
  '--evening-wall': ['--on-day-wall'],
  '--morning-wall': ['--on-day-wall'],
  '--late-wall': ['--sheet'],
  '--night-wall': ['--sheet'],
};
const marks: typeof texts = {
  '--ground': ['--mark', '--focus'],
  '--card': ['--mark', '--focus'],
  '--sheet': ['--app'],
};

/** A sentence for each text or mark of a theme that is too faint. */
function faint(kind: string, grounds: typeof texts, needed: number, scheme: Scheme, read: typeof readTokens) {
  const tokens = read(scheme);
  const colour = (name: string) => tokenColor(name, scheme, tokens);
  return Object.entries(grounds).flatMap(([ground, drawn]) =>
    drawn.flatMap((name) => {
      const found = wcagContrast(colour(name), colour(ground));
      if (found >= needed) return [];
      const where = `${name} on ${ground} has a contrast of ${found.toFixed(2)} in the ${scheme} theme`;
      return [
        `${kind} in ${where} and needs ${needed}: make one of them lighter or darker in src/styles/tokens.css.`,
      ];
    }),
  );
}

/**
 * Texts and marks that the colours of `src/styles/tokens.css` leave too faint in either theme, each as a sentence
 * for the owner.
 */
export function faintTexts(read = readTokens): string[] {
  return (['light', 'dark'] as const).flatMap((scheme) => [
    ...faint('Text', texts, TEXT, scheme, read),
    ...faint('A mark', marks, MARK, scheme, read),
  ]);
}
