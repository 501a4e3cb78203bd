/** Reads `.env` into the environment, as Vite does for the page. Import it before `site.config.ts`. */
import { existsSync } from 'node:fs';

if (existsSync('.env')) process.loadEnvFile('.env');
