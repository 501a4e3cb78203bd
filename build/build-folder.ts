/** Reads the `.env` of the folder that is built into the environment. Import it before `site.config.ts`. */
import { loadEnvironmentFile } from '../service/environment-file.ts';

/**
 * The folder that a build reads `.env` from and writes `dist/`, `.build/` and `deploy/hosts/` into: the project, or the
 * one that `BUILD_FOLDER` names. Tests build into one of their own, so that no setting of the owner's reaches them.
 */
export const outputFolder = process.env.BUILD_FOLDER || '.';

loadEnvironmentFile(outputFolder);
