import { isIP } from 'node:net';
import { resolve } from 'node:path';
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
  /** Whether e-mail leaves by SMTP, which closes the outbox view. */
  smtpConfigured: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings from environment variables; empty ones count as unset.
 *
 * @throws SetupError naming the variable whose value makes no sense
 */
export function readSettings(environment: Environment, workingDirectory: string): Settings {
  return {
    port: wholeNumber(environment, 'PORT', { fallback: 4173, min: 0, max: 65_535 }),
    host: environment.HOST || 'localhost',
    outboxDirectory: resolve(workingDirectory, environment.OUTBOX_DIR || 'var/outbox'),
    trustProxy: trustedProxies(environment.TRUST_PROXY),
    applicationsPerMinute: wholeNumber(environment, 'RATE_LIMIT', { fallback: 20, min: 1, max: 1_000_000 }),
    smtpConfigured: Boolean(environment.SMTP_URL),
  };
}

function wholeNumber(
  environment: Environment,
  name: string,
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
  // A bare yes means the one nearest proxy: believing all would let a visitor choose their own address.
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
