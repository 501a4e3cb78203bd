import type { Plugin } from 'postcss';

/**
 * A plugin of PostCSS that puts the styles of each CSS module into the cascade layer `section` (decision 0006), for the
 * screen alone (decision 0022), unless they name their layer themselves.
 */
export function sectionLayer(): Plugin {
  return {
    postcssPlugin: 'section-layer',
    OnceExit(root, { AtRule, result }) {
      const isModule = result.opts.from?.split('?')[0]?.endsWith('.module.css');
      const names = root.nodes.map((node) => (node.type === 'atrule' ? node.name : ''));
      if (!isModule || names.includes('layer')) return;
      const layer = new AtRule({ name: 'layer', params: 'section', nodes: [] });
      const screen = new AtRule({ name: 'media', params: 'screen', nodes: [] });
      // Registered properties belong to the document.
      screen.append(root.nodes.filter((node) => node.type !== 'atrule' || node.name !== 'property'));
      layer.append(screen);
      root.append(layer);
    },
  };
}
