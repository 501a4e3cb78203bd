import { join } from 'node:path';
import { SITE_FOLDER } from './test-settings.mjs';

/** Path of a file of the site that the tests built, such as `dist/index.html`. */
export const sitePath = (...parts: string[]): string => join(SITE_FOLDER, ...parts);
