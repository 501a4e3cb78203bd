import type { Plugin } from 'vite';

type Keys = Readonly<Record<string, readonly string[]>>;

/** The selector of a rule in which a name such as `$status` stands. */
const SELECTOR_WITH_NAME = /[^{};/]*\$(\w+)[^{}]*(?=\{)/g;

/**
 * Writes rules for all keys of a list: a selector that says `$status` becomes one selector for each status.
 *
 * @param keys the lists by their names
 * @throws if a rule names a list that does not exist
 */
export function expandRules(css: string, keys: Keys): string {
  return css.replace(SELECTOR_WITH_NAME, (selector, name: string) => {
    const list = keys[name];
    if (!list) throw new Error(`No list of keys is called ${name}.`);
    return list.map((key) => selector.replaceAll(`$${name}`, key)).join(',');
  });
}

/** Expands the rules of every stylesheet, so that a new key needs no line of style by hand. */
export function rulesForKeys(keys: Keys): Plugin {
  return {
    name: 'rules-for-keys',
    enforce: 'pre',
    transform: { filter: { id: /\.css(?:\?|$)/ }, handler: (css) => expandRules(css, keys) },
  };
}
