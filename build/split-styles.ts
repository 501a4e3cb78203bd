import postcss from 'postcss';

const LATE = /^late\b/;

/**
 * Parts the page's styles: what the first view and the sections need goes inline into the documents, the layer
 * `late` (dialogs, toast, print) into a file that is there before the visitor's first move needs it.
 */
export function splitStyles(css: string): { inline: string; late: string } {
  const inline = postcss.parse(css);
  const late = postcss.root();
  for (const node of [...inline.nodes]) {
    if (node.type === 'atrule' && node.name === 'layer' && LATE.test(node.params)) late.append(node);
  }
  if (late.nodes.length === 0) throw new Error('The styles have no layer "late".');
  return { inline: inline.toString().trim(), late: late.toString().trim() };
}
