import { createTransport } from 'nodemailer';
import { type Failure, failureOf, type SmtpError } from './failure.ts';
import { logIn, smtpOptions } from './smtp-server.ts';

/** How a try to deliver a mail ended. */
export type Attempt =
  | { outcome: 'delivered' }
  | ({
      outcome: 'failed';
      /** Whether the server takes no mail at all, so that others need not be tried either. */
      serverDown: boolean;
    } & Failure);

/** Hands mails to a server, one after the other, over a connection made with the first. */
export interface Connection {
  send(eml: Buffer): Promise<Attempt>;
  close(): void;
}

/**
 * How long one try may take in all, in milliseconds: a server that says a little now and then is never silent for
 * long enough.
 */
const TRY_TIMEOUT_MS = 15 * 60_000;

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
    // The queue decides whether and when a mail is sent again, not the library.
    maxRequeues: 0,
  } as const;

  return () => {
    const transport = createTransport(options);
    const send = async (eml: Buffer): Promise<Attempt> => {
      try {
        const { rejectedErrors = [] } = await transport.sendMail({
          envelope: { from: envelope.from, to: [envelope.to] },
          raw: eml,
          signal: AbortSignal.timeout(TRY_TIMEOUT_MS),
        });
        // With LMTP a server replies for each recipient, and the library then throws nothing.
        for (const refusal of rejectedErrors) throw refusal;
        return { outcome: 'delivered' };
      } catch (error) {
        const failure = failureOf(error as SmtpError);
        const { reason } = failure;
        const serverDown = reason === 'login' || (reason === 'connection' && !(await logsIn(url)));
        return { outcome: 'failed', serverDown, ...failure };
      }
    };
    return { send, close: () => transport.close() };
  };
}

const logsIn = (url: string) =>
  logIn(url).then(
    () => true,
    () => false,
  );
