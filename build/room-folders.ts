import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';

/** The room's pictures and films, which `art/room/` makes. They are served as they are. */
const SOURCES = { room: 'src/pictures/room/', loops: 'src/pictures/room-loops/' };

/** A folder's path in what is served. Its name changes with its files, so that browsers may keep them for good. */
function builtFolder(folder: keyof typeof SOURCES): string {
  const source = SOURCES[folder];
  const hash = createHash('sha256');
  for (const name of readdirSync(source).sort()) hash.update(readFileSync(join(source, name)));
  return `assets/${folder}-${hash.digest('base64url').slice(0, 8)}/`;
}

/** The path of a folder below the base, in the development server or in what is built. */
export function roomFolder(folder: keyof typeof SOURCES, command: 'build' | 'serve'): string {
  return command === 'build' ? builtFolder(folder) : SOURCES[folder];
}

/** Copies both folders into what is served. */
export async function copyRoomFolders(dist: string): Promise<void> {
  for (const folder of ['room', 'loops'] as const) {
    await cp(SOURCES[folder], join(dist, builtFolder(folder)), { recursive: true });
  }
}
