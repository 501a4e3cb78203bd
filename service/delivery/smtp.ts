import { createTransport } from 'nodemailer';
import { isLoopbackAddress } from '../loopback.ts';

/** How an attempt to deliver ended. */
export type Attempt =
  | { outcome: 'delivered' }
  | {
      /** Whether the server refused this mail for good, or it may be tried again. */
      outcome: 'refused' | 'failed';
      /** Code of the error or the server's reply, fit for a log. */
      code: string;
      /** What the server said. It may name addresses, so it is not for a log. */
      reason: string;
      /** Whether the server takes no mail at all, so that others need not be tried either. */
      serverDown: boolean;
    };

/** Hands mails to a server, one after the other, over a connection made with the first. */
export interface Connection {
  send(eml: Buffer): Promise<Attempt>;
  close(): void;
}

/** How long a connection, and then the server's greeting, may take, in milliseconds. */
export const CONNECTION_TIMEOUT_MS = 30_000;

/**
 * How long the server may be silent, in milliseconds. It may take ten minutes over the end of a mail
 * (RFC 5321 §4.5.3.2.6), and a client that hangs up before sends that mail twice.
 */
const SILENCE_TIMEOUT_MS = 10 * 60_000;

/** The reply that asks for authentication. It concerns the account and not the mail (RFC 4954 §6). */
const AUTHENTICATION_REQUIRED = 530;

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  response?: string;
}

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
 * Prepares delivery by SMTP.
 *
 * @param url `smtp://` (STARTTLS, required unless the server is on this machine) or `smtps://` (TLS from
 *   the start), with user and password percent-encoded; the query may set Nodemailer's SMTP options
 * @param envelope the address mails are sent from, and the only one they are sent to
 */
export function smtpDelivery(url: string, envelope: { from: string; to: string }): () => Connection {
  const options = {
    ...smtpOptions(url),
    pool: true,
    maxConnections: 1,
    // The postman decides whether and when a mail is sent again, not the library.
    maxRequeues: 0,
  } as const;

  return () => {
    const transport = createTransport(options);
    const send = async (eml: Buffer): Promise<Attempt> => {
      try {
        await transport.sendMail({ envelope: { from: envelope.from, to: [envelope.to] }, raw: eml });
        return { outcome: 'delivered' };
      } catch (error) {
        const { code = 'unknown', responseCode, response, message } = error as SmtpError;
        const failure = {
          code: responseCode === undefined ? code : `${code} ${responseCode}`,
          reason: response ?? message,
        };
        if (concernsTheMail(code, responseCode)) {
          return { outcome: 'refused', ...failure, serverDown: false };
        }
        const serverDown = await transport.verify().then(
          () => false,
          () => true,
        );
        return { outcome: 'failed', ...failure, serverDown };
      }
    };
    return { send, close: () => transport.close() };
  };
}

// A 5xx to the connection or the login concerns the server or the account, and an operator may put it right.
function concernsTheMail(code: string, reply = 0): boolean {
  const ofTheMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return ofTheMail && reply >= 500 && reply <= 599 && reply !== AUTHENTICATION_REQUIRED;
}
