import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { singleAddress } from './email/clean.ts';
import type { SettingName } from './environment-file.ts';
import { readOrigin } from './origin.ts';
import { WAITING_LIMIT } from './outbox/outbox.ts';
import { SetupError } from './setup-error.ts';

/** What the environment may set. See `.env.example`. */
export interface Settings {
  /** TCP port. 0 takes a free one. */
  port: number;
  /** Address or name to listen on. */
  host: string;
  /** Absolute path of the folder applications are written to. */
  outboxDirectory: string;
  /** Number of proxies in front, or their addresses, comma separated. `false`: none is believed. */
  trustProxy: number | string | false;
  /** Applications one address may send in a minute. */
  applicationsPerMinute: number;
  /** How many mails may wait in the outbox. */
  outboxLimit: number;
  /** Origins of pages that may send, besides the service's own. Unset: all. */
  allowedOrigins: string[] | undefined;
  /** Whether everyone may read the metrics; else only someone on this machine. */
  publicMetrics: boolean;
  /** How e-mail leaves. Unset: it stays in the outbox. */
  mail: MailSettings | undefined;
}

/** An SMTP server and the addresses on the envelope. */
export interface MailSettings {
  /** `smtp:` or `smtps:` address of the server. It contains user and password, so it is not for a log. */
  url: string;
  from: string;
  to: string;
  /** Days a sent mail is kept; 0 erases it at once. */
  sentDays: number;
}

/** Where the service listens unless told otherwise. */
export const DEFAULT_PORT = 4173;

type Environment = Readonly<Partial<Record<SettingName, string | undefined>>>;

/**
 * Reads the settings from environment variables; empty ones count as unset.
 *
 * @throws SetupError naming the variable whose value makes no sense
 */
export function readSettings(environment: Environment, workingDirectory: string): Settings {
  return {
    port: readPort(environment),
    host: environment.HOST || 'localhost',
    outboxDirectory: resolve(workingDirectory, outboxPath(environment.OUTBOX_DIR)),
    trustProxy: trustedProxies(environment.TRUST_PROXY),
    applicationsPerMinute: wholeNumber(environment, 'RATE_LIMIT', { fallback: 20, min: 1, max: 1_000_000 }),
    outboxLimit: wholeNumber(environment, 'OUTBOX_LIMIT', {
      fallback: WAITING_LIMIT,
      min: 1,
      max: 10_000_000,
    }),
    allowedOrigins: origins(environment.ALLOWED_ORIGINS),
    publicMetrics: publicMetrics(environment.METRICS),
    mail: mailSettings(environment),
  };
}

/**
 * The service's port; 0 for a free one.
 *
 * @throws SetupError if `PORT` is no port
 */
export function readPort(environment: Environment): number {
  return wholeNumber(environment, 'PORT', { fallback: DEFAULT_PORT, min: 0, max: 65_535 });
}

function outboxPath(text: string | undefined): string {
  // Only a shell would replace them. Else applications would lie in a folder of that name inside the project.
  if (text && /^[~$]/.test(text)) {
    throw new SetupError('OUTBOX_DIR must be a whole path: "~" and "$" mean nothing in a setting.');
  }
  return text || 'var/outbox';
}

/**
 * An address without a path. In a user or password that is not encoded, `/`, `?` and `#` end the server's name, and what
 * follows holds the @.
 */
const SMTP_URL_FORM = /^smtps?:\/\/(?:[^/?#]*@)?[^/?#@%]+\/?(?:\?[^#@]*)?$/i;

function mailSettings(environment: Environment): MailSettings | undefined {
  const { SMTP_URL: url } = environment;
  if (!url) return undefined;
  // The value holds a password, so no message quotes it.
  if (!SMTP_URL_FORM.test(url) || !URL.canParse(url)) {
    throw new SetupError(
      'SMTP_URL must be like smtps://user:password@mail.example.com. In user and password write % as %25, / as %2F, ? as %3F, # as %23, @ as %40 and : as %3A.',
    );
  }
  return {
    url,
    from: mailAddress(environment, 'MAIL_FROM'),
    to: mailAddress(environment, 'MAIL_TO'),
    sentDays: wholeNumber(environment, 'SENT_DAYS', { fallback: 30, min: 0, max: 3650 }),
  };
}

function mailAddress(environment: Environment, name: SettingName): string {
  const text = environment[name];
  const address = singleAddress(text ?? '');
  if (address) return address;
  throw new SetupError(`With SMTP_URL, ${name} must be one e-mail address, not "${text ?? ''}".`);
}

function origins(text: string | undefined): string[] | undefined {
  if (!text?.trim()) return undefined;
  return text.split(',').map((part) => {
    const origin = readOrigin(part.trim());
    if (origin) return origin;
    throw new SetupError(
      `ALLOWED_ORIGINS must be origins such as https://example.com, comma separated, not "${text}".`,
    );
  });
}

function publicMetrics(text: string | undefined): boolean {
  if (!text) return false;
  if (text === 'public') return true;
  throw new SetupError(`METRICS may be "public" or unset, not "${text}".`);
}

function wholeNumber(
  environment: Environment,
  name: SettingName,
  { fallback, min, max }: { fallback: number; min: number; max: number },
): number {
  const text = environment[name];
  if (!text) return fallback;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new SetupError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
}

function trustedProxies(text: string | undefined): number | string | false {
  const value = text?.trim().toLowerCase();
  if (!value || ['0', 'false', 'no', 'off'].includes(value)) return false;
  // "true" means the one nearest proxy: believing every proxy would let a visitor choose their own address.
  if (['true', 'yes', 'on'].includes(value)) return 1;
  if (/^\d{1,2}$/.test(value)) return Number(value);
  if (value.split(',').every((part) => isProxyAddress(part.trim()))) return value;
  throw new SetupError(
    `TRUST_PROXY must be the number of proxies in front or their addresses, not "${text}".`,
  );
}

function isProxyAddress(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}
