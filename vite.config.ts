import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { patchCssModules } from 'vite-css-modules';
import { roomFolder } from './build/room-folders.ts';
import { rulesForKeys } from './build/rules-for-keys.ts';
import { statuses } from './src/page/features/statuses.ts';
import { origin } from './src/settings.ts';

const base = new URL(origin).pathname;

export default defineConfig(({ command }) => ({
  // The configured origin may have a path; every address follows it.
  base,
  define: {
    ROOM_PICTURES: JSON.stringify(base + roomFolder('pictures', command)),
    ROOM_LOOPS: JSON.stringify(base + roomFolder('loops', command)),
  },
  plugins: [
    // React's beginning is imported under an address with a query; refreshing it would run it once more without one.
    react({ refreshExclude: [/\/node_modules\//, /\/src\/client\.tsx$/] }),
    rulesForKeys({ status: statuses }),
    patchCssModules({ exportMode: 'default', generateSourceTypes: true }),
  ],
  publicDir: 'public',
  // `.env` is read once, by each command (build/build-folder.ts).
  envDir: false as const,
  build: {
    rolldownOptions: { checks: { pluginTimings: false } },
    // Browsers of the last two and a half years (README, "Browsers").
    target: ['chrome124', 'firefox125', 'safari17.4', 'ios17.4'],
    // The preview is there to be painted with the document; everything else has an address.
    assetsInlineLimit: (file) => file.endsWith('/room-preview.avif'),
    cssCodeSplit: false,
    modulePreload: false,
  },
}));
