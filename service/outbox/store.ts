import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Mail } from '../email/mail.ts';

/** Writes a new file and resolves once its bytes are on the disk. */
export type WriteFile = (path: string, contents: Buffer) => Promise<void>;

const FILE_NAME = /^[\w-]+\.eml$/;

/** A folder of applications, one `.eml` file each. Names sort by the time of arrival. */
export class OutboxStore {
  readonly directory: string;
  readonly #writeFile: WriteFile;

  /** @param directory absolute path; made when first needed */
  constructor(directory: string, writeFile: WriteFile = writeSynced) {
    this.directory = directory;
    this.#writeFile = writeFile;
  }

  /**
   * Writes a mail under its id. Resolves only when the whole file is under its final name and the disk
   * has confirmed both: neither a crash nor a power cut after that loses it.
   */
  async add({ id, eml }: Mail): Promise<void> {
    await makeFolder(this.directory);
    const temporary = join(this.directory, `.${id}.${randomUUID()}.tmp`);
    try {
      await this.#writeFile(temporary, eml);
      await rename(temporary, join(this.directory, `${id}.eml`));
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined);
      throw error;
    }
    await syncFolder(this.directory);
  }

  /** File names of all applications, newest first. */
  async list(): Promise<string[]> {
    const names = await readdir(this.directory).catch(ifMissing<string[]>([]));
    return names
      .filter((name) => FILE_NAME.test(name))
      .sort()
      .reverse();
  }

  /** Contents of one file of {@link list}, or `undefined` if there is none of that name. */
  async read(name: string): Promise<Buffer | undefined> {
    if (!FILE_NAME.test(name)) return undefined;
    return readFile(join(this.directory, name)).catch(ifMissing(undefined));
  }
}

/** Makes a folder and those above it, known to the disk. Personal data goes in: for its owner only. */
export async function makeFolder(directory: string): Promise<void> {
  const first = await mkdir(directory, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = directory; made.length >= first.length; made = dirname(made))
    await syncFolder(dirname(made));
}

async function writeSynced(path: string, contents: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(contents);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(directory: string): Promise<void> {
  // Windows cannot open a folder; its file system writes names through by itself.
  if (process.platform === 'win32') return;
  const folder = await open(directory, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function ifMissing<Value>(value: Value): (error: NodeJS.ErrnoException) => Value {
  return (error) => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };
}
