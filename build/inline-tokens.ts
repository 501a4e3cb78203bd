import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Declaration, type Plugin } from 'postcss';

const REFERENCE = /var\((--[\w-]+)\)/g;

/** Whether it stands in `:root { }`, under no condition. */
const isOnRoot = ({ parent }: Declaration) =>
  parent?.type === 'rule' && (parent as postcss.Rule).selector === ':root' && parent.parent?.type === 'root';

/**
 * Tokens that have the same value everywhere and always: declared once in all styles, on the root and under no
 * condition, and made of nothing that is not constant itself.
 *
 * @returns their values by their names, with no reference in them
 */
export function constantTokens(tokens: string, otherStyles: readonly string[]): Map<string, string> {
  const timesDeclared = new Map<string, number>();
  const values = new Map<string, string>();
  for (const [index, css] of [tokens, ...otherStyles].entries()) {
    postcss.parse(css).walkDecls(/^--/, (declaration) => {
      const { prop, value } = declaration;
      timesDeclared.set(prop, (timesDeclared.get(prop) ?? 0) + 1);
      if (index === 0 && isOnRoot(declaration)) values.set(prop, value.trim());
    });
  }
  const constants = new Map<string, string>();
  const resolve = (name: string): string | undefined => {
    const value = timesDeclared.get(name) === 1 ? values.get(name) : undefined;
    const resolved = value?.replace(REFERENCE, (reference, inner) => resolve(inner) ?? reference);
    return resolved?.includes('var(') ? undefined : resolved;
  };
  for (const name of values.keys()) {
    const value = resolve(name);
    if (value !== undefined) constants.set(name, value);
  }
  return constants;
}

/**
 * Writes constant tokens where they are used. Browsers work a reference out anew for each element that has it, each
 * time: a third of the time of styling the page went there.
 *
 * @param root the project's folder
 */
export function inlineTokens(root: string): Plugin {
  const source = join(root, 'src');
  const read = (extension: string) =>
    readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(extension))
      .map((file) => readFileSync(join(source, file), 'utf8'));
  const tokens = readFileSync(join(source, 'styles/tokens.css'), 'utf8');
  const constants = constantTokens(
    tokens,
    read('.css').filter((css) => css !== tokens),
  );
  const inDrawings = new Set(
    read('.svg').flatMap((svg) => [...svg.matchAll(REFERENCE)].map(([, name]) => name)),
  );
  return {
    postcssPlugin: 'inline-tokens',
    OnceExit(styles) {
      styles.walkDecls((declaration) => {
        if (constants.has(declaration.prop) && !inDrawings.has(declaration.prop)) declaration.remove();
        else
          declaration.value = declaration.value.replace(
            REFERENCE,
            (reference, name) => constants.get(name) ?? reference,
          );
      });
    },
  };
}
