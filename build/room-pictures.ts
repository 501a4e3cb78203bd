import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';

const SOURCE = 'src/pictures/room/';

/** Where the room's pictures lie in what is served. The name changes with them, so that they may be kept for good. */
function builtFolder(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(SOURCE).sort()) hash.update(readFileSync(join(SOURCE, name)));
  return `assets/room-${hash.digest('base64url').slice(0, 8)}/`;
}

/** The folder of the room's pictures below the base, in the development server or in what is built. */
export function roomPicturesFolder(command: 'build' | 'serve'): string {
  return command === 'build' ? builtFolder() : SOURCE;
}

/** Copies the room's pictures into what is served. */
export async function copyRoomPictures(dist: string): Promise<void> {
  await cp(SOURCE, join(dist, builtFolder()), { recursive: true });
}
