import { readdir, rm } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { isHidden, WELL_KNOWN } from '../service/pages/well-known.ts';

/** Removes hidden files of `public/`, such as an editor's, from what is served: some hosts would send them. */
export async function removeHidden(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names) {
    const path = name.split(sep).join('/');
    if (path !== WELL_KNOWN && isHidden(path)) await rm(join(folder, name), { recursive: true, force: true });
  }
}
