/** Reads `.env` into the environment. Import it before `site.config.ts`. */
import { loadEnvironmentFile } from '../service/environment-file.ts';

loadEnvironmentFile('.');
