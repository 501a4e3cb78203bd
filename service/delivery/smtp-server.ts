import { Socket } from 'node:net';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import SMTPTransport from 'nodemailer/lib/smtp-transport';
import { isLoopbackAddress } from '../loopback.ts';

/** How long a connection may take, in milliseconds. */
const CONNECTION_TIMEOUT_MS = 30_000;

/** How long the server may take to greet, in milliseconds (RFC 5321 §4.5.3.2.1). */
const GREETING_TIMEOUT_MS = 5 * 60_000;

/**
 * How long the server may be silent, in milliseconds. It may take ten minutes over the end of a mail
 * (RFC 5321 §4.5.3.2.6), and a client that hangs up before sends that mail twice.
 */
const SILENCE_TIMEOUT_MS = 10 * 60_000;

/** How long the server may take to say goodbye, in milliseconds. */
const GOODBYE_TIMEOUT_MS = 5000;

/** How to reach the server of an `SMTP_URL`, for Nodemailer. The address's query wins. */
function smtpOptions(url: string) {
  const { protocol, hostname } = new URL(url);
  const { options } = new SMTPTransport({
    url,
    requireTLS: protocol === 'smtp:' && !isLoopbackAddress(hostname.replace(/^\[|\]$/g, '')),
    // The library counts the greeting as part of the connection.
    connectionTimeout: CONNECTION_TIMEOUT_MS + GREETING_TIMEOUT_MS,
    greetingTimeout: GREETING_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
  });
  return options;
}

/** A connection to a mail server, logged in if the server offers that and the address has a user. */
export interface Session {
  /** Whether the server offers a login. */
  offersLogin: boolean;
  /**
   * Hands a mail over.
   *
   * @throws Nodemailer's error if the server does not take it, or if the signal comes first
   */
  send(envelope: { from: string; to: string }, eml: Buffer, signal: AbortSignal): Promise<void>;
  /** Says goodbye. The connection is closed some seconds later at most. */
  end(): void;
}

/**
 * Connects to the server of an `SMTP_URL` and logs in.
 *
 * @param before resolves once the connection before is closed
 * @param signal ends the attempt
 * @param whenSilent called if the server is connected and has not greeted for half a minute
 * @returns the session, which rejects with Nodemailer's error, and a promise that resolves once the connection is
 *   closed, whether or not it came about
 */
export function openSession(url: string, before: Promise<void>, signal: AbortSignal, whenSilent = () => {}) {
  const { auth, authMethod, ...options } = smtpOptions(url);
  const socket = new Socket();
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const smtp = new SMTPConnection({ ...options, socket });

  const logIn = (settle: (error?: Error | null) => void) => {
    const late = setTimeout(() => {
      if (socket.pending) settle(timeoutError('CONNECT_TIMEOUT'));
      else whenSilent();
    }, CONNECTION_TIMEOUT_MS);
    socket.once('close', () => clearTimeout(late));
    smtp.on('error', settle);
    smtp.connect((error) => {
      clearTimeout(late);
      if (error || !auth || !smtp.allowsAuth) settle(error);
      else smtp.login({ user: auth.user, pass: auth.pass, method: authMethod }, settle);
    });
  };

  const session = before
    .then(() => withSignal(signal, logIn))
    .then(
      (): Session => ({
        offersLogin: smtp.allowsAuth,
        send: ({ from, to }, eml, limit) =>
          withSignal(limit, (settle) =>
            smtp.send({ from, to: [to] }, eml, (error, info) =>
              // With LMTP a server replies for each recipient, and the library then gives no error.
              settle(error ?? info?.rejectedErrors?.[0]),
            ),
          ),
        end() {
          smtp.quit();
          setTimeout(() => socket.destroy(), GOODBYE_TIMEOUT_MS).unref();
        },
      }),
      (error) => {
        smtp.close();
        socket.destroy();
        throw error;
      },
    );
  return { session, closed };
}

/** A promise for a callback, which rejects when the signal comes first. */
function withSignal(
  signal: AbortSignal,
  start: (settle: (error?: Error | null) => void) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const tooLate = () => settle(timeoutError('TRY_TIMEOUT'));
    const settle = (error?: Error | null) => {
      signal.removeEventListener('abort', tooLate);
      if (error) reject(error);
      else resolve();
    };
    signal.addEventListener('abort', tooLate);
    if (signal.aborted) tooLate();
    else start(settle);
  });
}

/** An error such as Nodemailer's own of its timeouts. */
function timeoutError(timeoutType: string): Error {
  return Object.assign(new Error('Timeout'), { code: 'ETIMEDOUT', timeoutType });
}
