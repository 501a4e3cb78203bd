import type { Plugin } from 'postcss';

const TYPED_ATTRIBUTE = /^attr\((data-[\w-]+) type\(<integer>\)\)$/;

/**
 * Writes `--x: attr(data-x type(<integer>))`, which few browsers read yet, as a rule for each value the attribute has.
 * The policy refuses inline styles, so the served page places things by their attributes.
 *
 * @param values the values of each attribute
 */
export function typedAttributes(values: Readonly<Record<string, readonly number[]>>): Plugin {
  return {
    postcssPlugin: 'typed-attributes',
    Declaration(declaration, { Rule }) {
      const attribute = TYPED_ATTRIBUTE.exec(declaration.value)?.[1];
      if (!attribute) return;
      const known = values[attribute];
      if (!known) throw declaration.error(`Nothing says which values ${attribute} has.`);
      const rules = [...new Set(known)]
        .sort((a, b) => a - b)
        .map((value) =>
          new Rule({ selector: `[${attribute}="${value}"]` }).append(
            declaration.clone({ value: String(value) }),
          ),
        );
      declaration.parent?.after(rules);
      declaration.remove();
    },
  };
}
