import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail } from '../email/mail.ts';
import { ifMissing, makeFolder, syncFolder, type WriteFile, writeSynced } from './durable-files.ts';

const FILE_NAME = /^[\w-]+\.eml$/;
const EXTENSION = '.eml';
const TEMPORARY = '.tmp';

/** Folder of the mails that were sent, inside the outbox. */
const SENT = 'sent';

/** Folder of the mails that finally failed, each with its reason beside it, inside the outbox. */
const FAILED = 'failed';

export interface OutboxOptions {
  /** How many mails may wait. */
  limit?: number | undefined;
  writeFile?: WriteFile | undefined;
  /** Syncs a folder's entries to the disk; tests replace it by a disk that fails. */
  syncFolder?: typeof syncFolder | undefined;
}

/** How many mails may wait unless set otherwise: a gigabyte if each were as long as the contract allows. */
export const WAITING_LIMIT = 20_000;

/** How often the outbox is counted again at most, in milliseconds: each count reads the whole folder. */
const RECOUNT_INTERVAL_MS = 1000;

/** The outbox is full: as many mails wait as may. */
export class OutboxFullError extends Error {
  readonly limit: number;

  constructor(limit: number) {
    super(`${limit} mails wait in the outbox`);
    this.limit = limit;
  }
}

/**
 * The folder of applications: one `.eml` file each, in the folder itself while it waits, then in
 * `sent/` or `failed/`. Names sort by the time of arrival.
 */
export class Outbox {
  readonly directory: string;
  readonly #limit: number;
  readonly #writeFile: WriteFile;
  readonly #syncFolder: typeof syncFolder;
  /** File names of the mails that wait, as far as this process knows, and of those among them that it still writes. */
  #waiting = new Set<string>();
  readonly #writing = new Set<string>();
  /** The last count of the folder itself, and when it was begun, in milliseconds of a clock that nobody sets. */
  #count: Promise<void> | undefined;
  #countedAt = 0;

  /** @param directory absolute path; made when first needed */
  constructor(directory: string, options: OutboxOptions = {}) {
    this.directory = directory;
    this.#limit = options.limit ?? WAITING_LIMIT;
    this.#writeFile = options.writeFile ?? writeSynced;
    this.#syncFolder = options.syncFolder ?? syncFolder;
  }

  /**
   * Writes a mail under its id. Resolves only when the whole file is under its final name and the disk
   * has confirmed both: neither a crash nor a power cut after that loses it.
   *
   * @throws OutboxFullError if as many wait as may
   */
  async add({ id, eml }: Mail): Promise<void> {
    await makeFolder(this.directory);
    const name = `${id}${EXTENSION}`;
    await this.#takePlace(name);
    try {
      await this.#write(this.directory, name, eml);
    } catch (error) {
      this.#waiting.delete(name);
      throw error;
    } finally {
      this.#writing.delete(name);
    }
  }

  /** File names of the mails that wait, newest first. One that is in `sent/`, too, as after a restored backup, was sent. */
  async list(): Promise<string[]> {
    // Applications are taken though that folder cannot be read.
    const sent = new Set(await mailsIn(join(this.directory, SENT)).catch(() => []));
    return (await mailsIn(this.directory)).filter((name) => !sent.has(name));
  }

  /** Contents of one file of {@link list}, or `undefined` if there is none of that name. */
  async read(name: string): Promise<Buffer | undefined> {
    if (!FILE_NAME.test(name)) return undefined;
    return readFile(join(this.directory, name)).catch(ifMissing(undefined));
  }

  /** Ids of every mail the outbox still has, waiting, sent or failed. */
  async ids(): Promise<string[]> {
    const folders = ['', SENT, FAILED].map((folder) => mailsIn(join(this.directory, folder)));
    return (await Promise.all(folders)).flat().map((name) => name.slice(0, -EXTENSION.length));
  }

  /**
   * Moves a mail that was sent to `sent/`; with `keep` false it is erased instead. It may be called again after any
   * error, and for a mail that its owner has taken away.
   */
  async markSent(name: string, { keep }: { keep: boolean }): Promise<void> {
    if (!keep) {
      await rm(join(this.directory, name), { force: true });
      this.#waiting.delete(name);
      await this.#syncFolder(this.directory);
      return;
    }
    await this.#move(name, SENT);
    // The days in `sent/` count from now, not from arrival.
    const now = new Date();
    await utimes(join(this.directory, SENT, name), now, now).catch(ifMissing(undefined));
  }

  /** Moves a mail to `failed/` and writes the reason into a `.txt` beside it. May be called again, as {@link markSent}. */
  async markFailed(name: string, reason: string): Promise<void> {
    const folder = join(this.directory, FAILED);
    await makeFolder(folder);
    // The reason is written first, so that no mail is ever in `failed/` without one.
    await this.#write(folder, name.replace(EXTENSION, '.txt'), Buffer.from(`${reason}\n`));
    await this.#move(name, FAILED);
  }

  /** Erases mails that were moved to `sent/` before the given time. */
  async eraseSent(before: Date): Promise<void> {
    const folder = join(this.directory, SENT);
    for (const name of await mailsIn(folder)) {
      const file = await stat(join(folder, name)).catch(ifMissing(undefined));
      if (!file || file.mtime >= before) continue;
      // One of that name that waits, too, would count as never sent.
      for (const place of [this.directory, folder]) await rm(join(place, name), { force: true });
    }
  }

  /** Removes files that a crash left half written. For the outbox's owner alone: another process may write them. */
  async removeLeftovers(): Promise<void> {
    for (const folder of [this.directory, join(this.directory, FAILED)]) {
      const names = await readdir(folder).catch(ifMissing<string[]>([]));
      for (const name of names.filter((file) => file.startsWith('.') && file.endsWith(TEMPORARY))) {
        await rm(join(folder, name), { force: true });
      }
    }
  }

  /** Rejects unless a mail could be added now; leaves nothing behind. */
  async check(): Promise<void> {
    await makeFolder(this.directory);
    const name = `.${randomUUID()}${TEMPORARY}`;
    await this.#takePlace(name);
    this.#waiting.delete(name);
    this.#writing.delete(name);
    const file = join(this.directory, name);
    await writeSynced(file, Buffer.from('ok')).finally(() => rm(file, { force: true }));
  }

  // Reading the folder for each mail would be slow just when many arrive. The owner may move files at any time.
  async #takePlace(name: string): Promise<void> {
    if (!this.#count || performance.now() - this.#countedAt >= RECOUNT_INTERVAL_MS) {
      this.#countedAt = performance.now();
      const writing = [...this.#writing];
      this.#count = this.list().then(
        (names) => {
          this.#waiting = new Set([...names, ...writing]);
        },
        (error) => {
          // The next call counts again: the disk may work by then.
          this.#count = undefined;
          throw error;
        },
      );
    }
    await this.#count;
    if (this.#waiting.size >= this.#limit) throw new OutboxFullError(this.#limit);
    this.#waiting.add(name);
    this.#writing.add(name);
  }

  async #write(folder: string, name: string, contents: Buffer): Promise<void> {
    const temporary = join(folder, `.${name}.${randomUUID()}${TEMPORARY}`);
    try {
      await this.#writeFile(temporary, contents);
      await rename(temporary, join(folder, name));
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined);
      throw error;
    }
    await this.#syncFolder(folder);
  }

  async #move(name: string, folder: string): Promise<void> {
    const target = join(this.directory, folder);
    await makeFolder(target);
    // The file is missing if an earlier call moved it and then failed, or if its owner has taken it away.
    await rename(join(this.directory, name), join(target, name)).catch(ifMissing(undefined));
    this.#waiting.delete(name);
    // The target is synced first: a power cut in between may leave two entries, and must not leave none.
    await this.#syncFolder(target);
    await this.#syncFolder(this.directory);
  }
}

async function mailsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(ifMissing<string[]>([]));
  return names
    .filter((name) => FILE_NAME.test(name))
    .sort()
    .reverse();
}
