import { setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { isLoopbackAddress } from '../loopback.ts';

/** How long a connection, and then the server's greeting, may take, in milliseconds. */
const CONNECTION_TIMEOUT_MS = 30_000;

/**
 * How long the server may be silent, in milliseconds. It may take ten minutes over the end of a mail
 * (RFC 5321 §4.5.3.2.6), and a client that hangs up before sends that mail twice.
 */
const SILENCE_TIMEOUT_MS = 10 * 60_000;

/** How to reach the server of an `SMTP_URL`, for Nodemailer. */
export function smtpOptions(url: string) {
  const { protocol, hostname } = new URL(url);
  return {
    url,
    requireTLS: protocol === 'smtp:' && !isLoopbackAddress(hostname.replace(/^\[|\]$/g, '')),
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as const;
}

/**
 * Connects to the server of an `SMTP_URL` and logs in, without sending anything.
 *
 * @throws Nodemailer's error if that does not work
 */
export async function logIn(url: string): Promise<void> {
  // Nothing here may take as long as the end of a mail.
  const transport = createTransport({ ...smtpOptions(url), socketTimeout: CONNECTION_TIMEOUT_MS });
  const tooLate = setTimeout(2 * CONNECTION_TIMEOUT_MS, undefined, { ref: false }).then(() => {
    throw Object.assign(new Error('Timeout'), { code: 'ETIMEDOUT' });
  });
  await Promise.race([transport.verify(), tooLate]).finally(() => transport.close());
}
