import postcssGlobalData from '@csstools/postcss-global-data';
import postcssMediaMinmax from '@csstools/postcss-media-minmax';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import postcssCustomMedia from 'postcss-custom-media';
import { defineConfig } from 'vite';
import { patchCssModules } from 'vite-css-modules';
import { BREAKPOINTS_FILE, mediaNames } from './build/breakpoints.ts';
import { roomFolder } from './build/room-folders.ts';
import { sectionLayer } from './build/section-layer.ts';
import { countsVisits, origin, statistics } from './src/settings.ts';

const base = new URL(origin).pathname;

export default defineConfig(({ command }) => ({
  // The configured origin may have a path; every address follows it.
  base,
  define: {
    ...mediaNames(),
    COUNTS_VISITS: JSON.stringify(countsVisits),
    STATISTICS: JSON.stringify(statistics),
    ROOM_PICTURES: JSON.stringify(base + roomFolder('room', command)),
    ROOM_LOOPS: JSON.stringify(base + roomFolder('loops', command)),
  },
  plugins: [
    // React's beginning is imported under an address with a query; refreshing it would run it once more without one.
    react({ refreshExclude: [/\/node_modules\//, /\/src\/client\.tsx$/] }),
    patchCssModules({ exportMode: 'default', generateSourceTypes: true }),
  ],
  css: {
    postcss: {
      plugins: [
        postcssGlobalData({ files: [BREAKPOINTS_FILE] }),
        postcssCustomMedia(),
        postcssMediaMinmax(),
        sectionLayer(),
      ],
    },
    // Colours stay as written: old browsers get plain ones (build/plain-colors.ts), and Lightning CSS loses hues of `none`.
    lightningcss: { exclude: Features.Colors },
  },
  publicDir: 'public',
  // `.env` is read once, by each command (build/build-folder.ts).
  envDir: false as const,
  build: {
    rolldownOptions: { checks: { pluginTimings: false } },
    // The oldest browsers in which the page can be read (README, "Browsers").
    target: ['chrome103', 'firefox125', 'safari15.6', 'ios15.6'],
    // The preview is there to be painted with the document; everything else has an address.
    assetsInlineLimit: (file) => file.endsWith('/room-preview.avif'),
    cssCodeSplit: false,
    modulePreload: false,
  },
}));
