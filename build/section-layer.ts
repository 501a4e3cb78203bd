import type { Plugin } from 'postcss';

/**
 * A plugin of PostCSS that puts the styles of each CSS module into the cascade layer `section` (decision 0006), for the
 * screen alone (decision 0022), unless they name their layer themselves; and those of `print.css` into `print`.
 */
export function sectionLayer(): Plugin {
  return {
    postcssPlugin: 'section-layer',
    OnceExit(root, { AtRule, result }) {
      const file = result.opts.from?.split('?')[0] ?? '';
      const [isModule, isPrint] = [file.endsWith('.module.css'), file.endsWith('/print.css')];
      const names = root.nodes.map((node) => (node.type === 'atrule' ? node.name : ''));
      if ((!isModule && !isPrint) || names.includes('layer')) return;
      // Registered properties belong to the document.
      const rules = root.nodes.filter((node) => node.type !== 'atrule' || node.name !== 'property');
      const screen = new AtRule({ name: 'media', params: 'screen', nodes: [] });
      if (isModule) screen.append(rules);
      const layer = new AtRule({ name: 'layer', params: isModule ? 'section' : 'print', nodes: [] });
      root.append(layer.append(isModule ? screen : rules));
    },
  };
}
