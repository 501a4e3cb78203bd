import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { SetupError } from './setup-error.ts';

/** The settings of `.env.example`. */
export const SETTING_NAMES = [
  'VITE_SITE_ORIGIN',
  'VITE_SITE_EMAIL',
  'VITE_EMAILJS_PUBLIC_KEY',
  'VITE_EMAILJS_SERVICE_ID',
  'VITE_EMAILJS_TEMPLATE_ID',
  'VITE_EMAILJS_ORIGIN',
  'VITE_STATISTICS_DOMAIN',
  'VITE_STATISTICS_ENDPOINT',
  'PORT',
  'DEV_PORT',
  'HOST',
  'OUTBOX_DIR',
  'TRUST_PROXY',
  'RATE_LIMIT',
  'OUTBOX_LIMIT',
  'ALLOWED_ORIGINS',
  'METRICS',
  'SMTP_URL',
  'MAIL_FROM',
  'MAIL_TO',
  'SENT_DAYS',
] as const;

export type SettingName = (typeof SETTING_NAMES)[number];

/** A setting with its value; a value in quotes may have several lines. */
const SETTING = /^[ \t]*(?:export[ \t]+)?[\w.-]+[ \t]*=[ \t]*(?:(["'`])[\s\S]*?\1.*|.*)$/gm;

/**
 * Reads `.env` of a project's folder into the environment, if there is one. A variable that the environment
 * already has wins. Every command of the project reads its settings in this way. What looks like a mistake is said on
 * the console, without values: they may be passwords.
 *
 * @throws SetupError if it cannot be read
 */
export function loadEnvironmentFile(
  projectDirectory: string,
  environment: Record<string, string | undefined> = process.env,
): void {
  const settings: string[] = [];
  const rest = readText(join(projectDirectory, '.env')).replace(SETTING, (setting) => {
    settings.push(setting);
    // What is left keeps its line's number.
    return setting.replace(/[^\n]+/g, '');
  });
  // Node 20 would take a line that is no setting for part of the next one's name.
  const values = parseEnv(settings.join('\n'));
  for (const [name, value] of Object.entries(values)) environment[name] ??= value;
  const mistakes = [
    ...strayLines(rest),
    ...settings.flatMap(cutAtHash),
    ...Object.keys(values).flatMap(misspelt),
    ...mailWithoutServer(environment),
  ];
  for (const sentence of mistakes) console.warn(sentence);
}

/** A file's text, in lines ending in LF; empty if there is no file. Programs of Windows also write UTF-16. */
function readText(path: string): string {
  try {
    const bytes = readFileSync(path);
    const mark = bytes.subarray(0, 2).toString('hex');
    const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8';
    // The decoder drops the byte order mark.
    return new TextDecoder(encoding).decode(bytes).replace(/\r\n?/g, '\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw new SetupError(`${path} cannot be read.`);
  }
}

function strayLines(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      /^\s*(?:#|$)/.test(line)
        ? []
        : [`Line ${index + 1} of .env is no setting: write NAME=value, or # before a comment.`],
    );
}

/** A comment begins at any # of a value without quotes. One that follows a character is rather part of the value. */
function cutAtHash(setting: string): string[] {
  const [, name] = /([\w.-]+)[ \t]*=(?![ \t]*["'`])(?:[^#\n]*[^\s#])?#/.exec(setting) ?? [];
  return name ? [`.env: the value of ${name} ends before its #. Put quotes around the whole value.`] : [];
}

function misspelt(name: string): string[] {
  const meant = SETTING_NAMES.find((known) => isOneSlip(name.toUpperCase(), known));
  if (!meant || SETTING_NAMES.some((known) => known === name)) return [];
  return [`.env sets ${name}, which is no setting. Is ${meant} meant?`];
}

/** Whether two words are equal but for one letter that is changed, missing or added, or two that have changed places. */
function isOneSlip(word: string, other: string): boolean {
  let start = 0;
  while (start < word.length && word[start] === other[start]) start += 1;
  const [rest, otherRest] = [word.slice(start), other.slice(start)];
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest.slice(2) === otherRest.slice(2) && rest[0] === otherRest[1] && rest[1] === otherRest[0])
  );
}

function mailWithoutServer(environment: Readonly<Record<string, string | undefined>>): string[] {
  const set = ['MAIL_FROM', 'MAIL_TO'].filter((name) => environment[name]);
  if (environment.SMTP_URL || set.length === 0) return [];
  return [
    `${set.join(' and ')} ${set.length === 1 ? 'is' : 'are'} set, but SMTP_URL is not: no mail is sent.`,
  ];
}
