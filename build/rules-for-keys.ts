import type { Plugin } from 'vite';

type Keys = Readonly<Record<string, readonly string[]>>;

/** A rule in whose selector a name such as `$status` stands. */
const RULE_WITH_NAME = /[^{};/]*\$(\w+)[^{}]*\{[^{}]*\}/g;

/**
 * Writes rules for all keys of a list: a rule whose selector says `$status` becomes one rule for each status.
 * They are rules and not one list, since a list with `:has()` would be tried on every element (decision 0007).
 *
 * @param keys the lists by their names
 * @throws if a rule names a list that does not exist
 */
export function expandRules(css: string, keys: Keys): string {
  return css.replace(RULE_WITH_NAME, (rule, name: string) => {
    const list = keys[name];
    if (!list) throw new Error(`No list of keys is called ${name}.`);
    return list.map((key) => rule.replaceAll(`$${name}`, key)).join('');
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
