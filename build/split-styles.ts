import postcss, { type AtRule, type ChildNode, type Container } from 'postcss';

/**
 * What first views do without: the layers of what answers a move, and the rules for a hovering pointer, forced colours
 * and no script.
 */
const LATE_LAYER = /^late\b/;
const RARE_CONDITIONS = /^\((forced-colors:\s*active|scripting:\s*none|hover:\s*hover)\)/;

/** The media for which the late styles hold from the start; the first script adds a copy for the screen. */
export const LATE_MEDIA = 'print, (forced-colors: active), (scripting: none)';

const isAtRule = (node: ChildNode | Container | undefined, name: string): node is AtRule =>
  node?.type === 'atrule' && (node as AtRule).name === name;

/**
 * Parts the page's styles: most go inline into the documents, the rest into a file that is there before the
 * visitor's first move needs it. Layers keep their order; in each, the rarer conditions come last anyway.
 */
export function splitStyles(css: string): { inline: string; late: string } {
  // Vite leaves a comment at the end.
  const inline = postcss.parse(css.replace(/\/\*.*?\*\//gs, ''));
  const late = postcss.root();
  for (const node of [...inline.nodes]) {
    if (isAtRule(node, 'layer') && LATE_LAYER.test(node.params)) late.append(node);
  }
  inline.walkAtRules('media', (rule) => {
    if (!RARE_CONDITIONS.test(rule.params)) return;
    const layer = rule.parent;
    late.append(isAtRule(layer, 'layer') ? layer.clone({ nodes: [rule.clone()] }) : rule.clone());
    rule.remove();
  });
  if (late.nodes.length === 0) throw new Error('No style is late.');
  return { inline: inline.toString().trim(), late: late.toString().trim() };
}
