import { mkdir, mkdtemp, readdir, readFile, rm, writeFile as write } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, InjectOptions } from 'fastify';
import PostalMime, { type Email } from 'postal-mime';
import { expect, onTestFinished } from 'vitest';
import { type EmailParameters, emailParameters } from '../contract/email-parameters.ts';
import { type Application, writeApplication } from '../contract/fields.ts';
import { SEND_PATH, type SendRequest } from '../contract/wire-contract.ts';
import { type AppOptions, createApp } from './app.ts';
import type { Connection } from './delivery/smtp.ts';
import type { WriteFile } from './outbox/durable-files.ts';

/** Helpers that the tests share: real folders, a real app, an application as the page sends it. */

export const club = { name: 'Pet Otel Kulübü', address: 'bilgi@petotelkulubu.example' };

const application: Application = {
  ...writeApplication((name) => `bir ${name}`),
  hotelName: 'Mutlu Patiler Oteli',
  contactName: 'Ayşe Yılmaz',
  email: 'ayse@example.com',
  phone: '+90 532 123 45 67',
  message: 'Merhaba,\nİyi günler: ığüşöç IĞÜŞÖÇ.\n\nGörüşmek üzere',
};

export const parameters = emailParameters(application, club.address);

export function sendRequest(changes: Partial<EmailParameters> = {}): SendRequest {
  return {
    lib_version: '4.4.1',
    user_id: 'key',
    service_id: 'service',
    template_id: 'template',
    template_params: { ...parameters, ...changes },
  };
}

/** A folder that is removed when the test is over. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'service-test-'));
  // Windows removes a folder only some time after the process that works in it has ended.
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
}

/** Lets some time pass, in ms, in which what must not happen would happen. Waiting is all that shows it. */
export const aWhile = (milliseconds = 50) => setTimeout(milliseconds);

/** Writes files under a folder, by path. */
export async function writeFiles(folder: string, files: Record<string, string | Buffer>): Promise<void> {
  for (const [path, contents] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await write(join(folder, path), contents);
  }
}

interface StartOptions extends Partial<Omit<AppOptions, 'outbox'>> {
  outboxDirectory?: string;
  outboxLimit?: number;
  writeFile?: WriteFile;
}

/** The headers that every answer of the service's own has. */
export const ownHeaders = {
  'content-security-policy': expect.stringMatching(/^default-src 'none'; frame-ancestors 'none'; /),
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
};

/** A service on a fresh outbox folder; options replace its own. */
export async function startApp({ outboxDirectory, outboxLimit, writeFile, ...options }: StartOptions = {}) {
  const directory = outboxDirectory ?? join(await temporaryFolder(), 'outbox');
  const lines: Record<string, unknown>[] = [];
  const app = await createApp({
    host: 'localhost',
    club: () => club,
    report: (line) => lines.push(JSON.parse(line)),
    outbox: { directory, limit: outboxLimit, writeFile },
    ...options,
  });
  onTestFinished(() => app.close());
  return { app, outboxDirectory: directory, lines };
}

/** Sends an application to an app as the page does. */
export function postApplication(
  app: FastifyInstance,
  payload: object | string | Buffer = sendRequest(),
  options: InjectOptions = {},
) {
  const headers = { 'content-type': 'application/json', ...options.headers };
  return app.inject({ method: 'POST', url: SEND_PATH, payload, ...options, headers });
}

/** A connection whose outcome the test decides. */
export const connectTo = (send: Connection['send']) => () => ({ send, close: () => undefined });

/** A promise that the test settles. */
export function gate() {
  let open = () => {};
  let fail = (_error: Error) => {};
  const passed = new Promise<void>((resolve, reject) => {
    open = resolve;
    fail = reject;
  });
  return { passed, open, fail };
}

/** Names in a folder, hidden ones too but for the owner's lock; none if the folder is not there. */
export async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name !== '.lock').sort();
}

/** The one mail in an outbox folder, raw and as a mail program reads it. */
export async function onlyMail(folder: string): Promise<{ raw: string; email: Email; fileName: string }> {
  const [fileName, ...others] = await filesIn(folder);
  if (fileName === undefined || others.length > 0)
    throw new Error(`one mail expected: ${fileName} ${others}`);
  const contents = await readFile(join(folder, fileName));
  return { raw: contents.toString('latin1'), email: await PostalMime.parse(contents), fileName };
}
