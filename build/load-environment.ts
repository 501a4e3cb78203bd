/** Reads the `.env` of the folder that is built into the environment. Import it before `site.config.ts`. */
import { loadEnvironmentFile } from '../service/environment-file.ts';
import { outputFolder } from './output-folder.ts';

loadEnvironmentFile(outputFolder);
