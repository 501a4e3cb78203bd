import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { loadEnvironmentFile, SETTING_NAMES } from './environment-file.ts';
import { temporaryFolder, writeFiles } from './testing.ts';

/** Reads a `.env` into an environment; gives that and the sentences that were said. */
async function load(contents: string | Buffer, environment: Record<string, string | undefined> = {}) {
  const folder = await temporaryFolder();
  await writeFiles(folder, { '.env': contents });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  loadEnvironmentFile(folder, environment);
  const sentences = warn.mock.calls.map(([sentence]) => String(sentence));
  warn.mockRestore();
  return { environment, sentences };
}

const TEXT = '# Şifre\nMAIL_TO=ş@kulup.example\nSMTP_URL="smtp://mail.example.com" # ours\n\nPORT=8080\n';
const SETTINGS = { MAIL_TO: 'ş@kulup.example', SMTP_URL: 'smtp://mail.example.com', PORT: '8080' };
const littleEndian = Buffer.from(`\uFEFF${TEXT}`, 'utf16le');

test.each<[string, string | Buffer]>([
  ['UTF-8', TEXT],
  ['UTF-8 with a byte order mark', `\uFEFF${TEXT}`],
  ['UTF-8 with a byte order mark before a setting', `\uFEFF${TEXT.replace('# Şifre\n', '')}`],
  ['UTF-16', littleEndian],
  ['UTF-16, big-endian', Buffer.from(littleEndian).swap16()],
  ['UTF-16 in lines of Windows', Buffer.from(`\uFEFF${TEXT.replaceAll('\n', '\r\n')}`, 'utf16le')],
  ['lines of Windows', TEXT.replaceAll('\n', '\r\n')],
  ['no line break at the end', TEXT.trimEnd()],
])('.env may be in %s', async (_what, contents) => {
  expect(await load(contents)).toEqual({ environment: SETTINGS, sentences: [] });
});

test('what the environment has already wins over .env', async () => {
  const { environment } = await load(TEXT, { PORT: '1', MAIL_TO: '' });
  expect(environment).toEqual({ ...SETTINGS, PORT: '1', MAIL_TO: '' });
});

test('a value in quotes may have several lines, and "export" may stand before a name', async () => {
  const { environment, sentences } = await load(`A="one\nnot=two\nthree"\n  export B = 'x' \nC=\n`);
  expect(environment).toEqual({ A: 'one\nnot=two\nthree', B: 'x', C: '' });
  expect(sentences).toEqual([]);
});

test.each([
  'secret',
  'SMTP_URL: secret',
  'set PORT=secret',
  '$env:PORT = "secret"',
  '=secret',
  'ŞİFRE=secret',
])('a line that is no setting is said, and spoils no other: %s', async (line) => {
  const { environment, sentences } = await load(`PORT=1\n# comment\n${line}\nHOST=a\n`);
  expect(environment).toEqual({ PORT: '1', HOST: 'a' });
  expect(sentences).toEqual(['Line 3 of .env is no setting: write NAME=value, or # before a comment.']);
});

test.each([
  'SMTP_URL=smtps://site:secret#ab@mail.example.com',
  'export A = secret#',
  'A=#secret',
  'A=a b#c # d',
])('a value that # cuts is said: %s', async (line) => {
  const [, name] = /(\w+) ?=/.exec(line) ?? [];
  const { sentences } = await load(`${line}\n`);
  expect(sentences).toEqual([
    `.env: the value of ${name} ends before its #. Put quotes around the whole value.`,
  ]);
});

test.each([
  'A=a # comment',
  'A="a#b" # c#d',
  "A='a#b'",
  'A=a # comment#1',
  'A= # comment#1',
  '# A=a#b',
  'A=',
])('a comment is no cut value: %s', async (line) => {
  expect((await load(`${line}\n`)).sentences).toEqual([]);
});

describe('a name that is one slip from a setting', () => {
  test.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['SMTP_URI', 'SMTP_URL'],
    ['SMTPURL', 'SMTP_URL'],
    ['SMTP-URL', 'SMTP_URL'],
    ['SMTP__URL', 'SMTP_URL'],
    ['smtp_url', 'SMTP_URL'],
    ['MAIL_FORM', 'MAIL_FROM'],
    ['OUTBOX_DIRR', 'OUTBOX_DIR'],
    ['VITE_SITE_EMIAL', 'VITE_SITE_EMAIL'],
  ])('is said: %s', async (name, meant) => {
    const { sentences } = await load(`${name}=secret\n`);
    expect(sentences).toEqual([`.env sets ${name}, which is no setting. Is ${meant} meant?`]);
  });

  test.each(['SMTP', 'MAIL', 'NODE_EXTRA_CA_CERTS', 'SMTP_URL_OLD', ...SETTING_NAMES])(
    'is not %s',
    async (name) => {
      expect((await load(`SMTP_URL=x\n${name}=x\n`)).sentences).toEqual([]);
    },
  );

  test('is looked for among all settings of .env.example', () => {
    const example = readFileSync(join(import.meta.dirname, '..', '.env.example'), 'utf8');
    const names = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
    expect([...SETTING_NAMES].sort()).toEqual(names.sort());
  });

  test.each(SETTING_NAMES)('has a place in docs/settings.md: %s', (name) => {
    const page = readFileSync(join(import.meta.dirname, '..', 'docs', 'settings.md'), 'utf8');
    expect(page).toContain(`\`${name}\``);
  });
});

test.each([
  [{ MAIL_FROM: 'a@kulup.example' }, 'MAIL_FROM is'],
  [{ MAIL_TO: 'a@kulup.example', SMTP_URL: '' }, 'MAIL_TO is'],
  [{ MAIL_FROM: 'a@kulup.example', MAIL_TO: 'b@kulup.example' }, 'MAIL_FROM and MAIL_TO are'],
])('the addresses of mails without a mail server are said: %j', async (settings, subject) => {
  const sentence = `${subject} set, but SMTP_URL is not: no mail is sent.`;
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  expect((await load(lines.join(''))).sentences).toEqual([sentence]);
  // The shell may set them, too.
  expect((await load('', settings)).sentences).toEqual([sentence]);
});

test('a folder without .env is fine, and a .env that cannot be read is said', async () => {
  const folder = await temporaryFolder();
  loadEnvironmentFile(folder, {});
  await writeFiles(folder, { '.env/file': '' });
  expect(() => loadEnvironmentFile(folder, {})).toThrow(`${join(folder, '.env')} cannot be read.`);
});
