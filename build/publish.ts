import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type PageFile, pageFilePath } from '../service/pages/page-file.ts';

/** Holds what only the server and the next build read. */
const WORK = '.build';
/** How the names of whole builds in `WORK` begin, and of those that are under way. */
const WHOLE = 'build-';
const UNFINISHED = 'unfinished-';

/** An unfinished build that is older, in milliseconds, was stopped half-way. */
const LONGEST_BUILD_MS = 3_600_000;

/** What the last whole build published; nothing if there is none, or its file is damaged. */
async function readPublished(output: string): Promise<Partial<PageFile>> {
  try {
    return JSON.parse(await readFile(pageFilePath(output), 'utf8')) ?? {};
  } catch {
    return {};
  }
}

/** Makes the empty folder of a new build, which is laid out as `output` will be. Returns its path. */
export async function startBuild(output: string): Promise<string> {
  const folder = join(output, WORK, UNFINISHED + randomUUID());
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Copies the assets that only the build before has. */
async function keepAssets(output: string, before: Partial<PageFile>, dist: string, own: readonly string[]) {
  const { folder = 'dist', assets = [] } = before;
  const from = join(output, folder, 'assets');
  const there: string[] = await readdir(from).catch(() => []);
  // A page that is built again without a change keeps what it kept.
  const earlier = assets.join() === own.join() ? there : assets.filter((name) => there.includes(name));
  for (const name of earlier.filter((name) => !own.includes(name))) {
    await cp(join(from, name), join(dist, 'assets', name), { recursive: true });
  }
}

/** Removes a folder. Windows refuses while a file in it is open; then it stays until a later build removes it. */
async function remove(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
}

/**
 * Moves a file or folder. Windows refuses as long as a file in it is open, so it is tried again for 10 s.
 *
 * @throws a sentence that names `from`, if it stays in use; what was at `to` is still there
 */
export async function moveWhenFree(
  from: string,
  to: string,
  move: (from: string, to: string) => Promise<void> = rename,
  wait: (milliseconds: number) => Promise<void> = setTimeout,
): Promise<void> {
  for (let left = 50; ; left -= 1) {
    try {
      return await move(from, to);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!['EACCES', 'EBUSY', 'EPERM'].includes(code)) throw error;
      const sentence = `${from} cannot be moved. Close what has a file of it open, and build again.`;
      if (left === 0) throw new Error(sentence, { cause: error });
    }
    await wait(200);
  }
}

/** Puts a copy of a whole build's files in the place of the page that was there. */
async function replaceDist(output: string, build: string): Promise<void> {
  const [dist, copy, old] = [join(output, 'dist'), join(build, 'new'), join(build, 'old')];
  await cp(join(build, 'dist'), copy, { recursive: true });
  await moveWhenFree(dist, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await moveWhenFree(copy, dist).catch(async (error) => {
    await rename(old, dist).catch(() => undefined);
    throw error;
  });
  await remove(old);
}

/** Removes all builds but these, and what was stopped half-way. */
async function removeOthers(output: string, needed: readonly string[]): Promise<void> {
  for (const name of await readdir(join(output, WORK))) {
    const folder = join(output, WORK, name);
    const isOld = async () => Date.now() - (await stat(folder)).mtimeMs > LONGEST_BUILD_MS;
    const isWhole = name.startsWith(WHOLE) && !needed.includes(name);
    if (isWhole || (name.startsWith(UNFINISHED) && (await isOld()))) await remove(folder);
  }
}

/**
 * Makes a whole build the page: of the service, which goes on with the build before until it reads `.build/page.json`
 * anew, and in `dist/` and `deploy/`. What the build before has in `assets/` stays for one build, for tabs that are open.
 *
 * @param output the folder that is built into
 * @param work the build's folder, from {@link startBuild}
 */
export async function publish(
  output: string,
  work: string,
  page: Omit<PageFile, 'folder' | 'assets'>,
): Promise<void> {
  const before = await readPublished(output);
  const assets = (await readdir(join(work, 'dist', 'assets'))).sort();
  await keepAssets(output, before, join(work, 'dist'), assets);

  const name = WHOLE + randomUUID();
  const build = join(output, WORK, name);
  await moveWhenFree(work, build);
  await replaceDist(output, build);
  await cp(join(build, 'deploy'), join(output, 'deploy'), { recursive: true });

  const published: PageFile = { ...page, folder: join(WORK, name, 'dist'), assets };
  const next = join(build, 'page.json');
  await writeFile(next, JSON.stringify(published, null, 2));
  await moveWhenFree(next, pageFilePath(output));
  // A request that has begun, and the service until it looks again, still need the build before.
  await removeOthers(output, [name, before.folder?.split(/[\\/]/)[1] ?? '']);
}
