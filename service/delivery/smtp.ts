import { type Failure, failureOf, type SmtpError } from './failure.ts';
import { howItWorks, whyNoMailLeaves } from './server-sentences.ts';
import { openSession, type Session } from './smtp-server.ts';

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

/** The server that mails leave by. It has one connection at a time: some servers allow no more. */
export interface MailServer {
  /** Logs in and out again, and says whether that works. */
  check(): Promise<void>;
  connect(): Connection;
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
 * @param say takes one sentence for the owner when it changes whether, or why not, mails leave: it names the server,
 *   never the password or what the server said
 */
export function smtpServer(
  url: string,
  envelope: { from: string; to: string },
  say: (works: boolean, sentence: string) => void = () => {},
): MailServer {
  let closed = Promise.resolve();
  let said = '';
  const sayOnce = (works: boolean, sentence: string) => {
    if (sentence !== said) say(works, sentence);
    said = sentence;
  };

  const open = (signal: AbortSignal, whenSilent?: () => void) => {
    const opened = openSession(url, closed, signal, whenSilent);
    closed = opened.closed;
    return opened.session;
  };

  const check = async () => {
    const saySilent = () => sayOnce(false, whyNoMailLeaves({ timeoutType: 'GREETING_TIMEOUT' }, url));
    try {
      const session = await open(AbortSignal.timeout(TRY_TIMEOUT_MS), saySilent);
      session.end();
      sayOnce(true, howItWorks(session, url));
    } catch (error) {
      sayOnce(false, whyNoMailLeaves(error as SmtpError, url));
    }
  };

  const connect = (): Connection => {
    let session: Session | undefined;
    const send = async (eml: Buffer): Promise<Attempt> => {
      const signal = AbortSignal.timeout(TRY_TIMEOUT_MS);
      try {
        session ??= await open(signal);
        await session.send(envelope, eml, signal);
        sayOnce(true, howItWorks(session, url));
        return { outcome: 'delivered' };
      } catch (error) {
        const isAnonymous = session?.offersLogin === true && !new URL(url).username;
        const failure = failureOf(error as SmtpError, isAnonymous);
        // A server that takes the login is up: the fault may be the mail's.
        const serverDown = !session || failure.reason === 'login';
        if (serverDown) sayOnce(false, whyNoMailLeaves(error as SmtpError, url));
        // The next mail begins anew, whatever this one has left behind.
        session?.end();
        session = undefined;
        return { outcome: 'failed', serverDown, ...failure };
      }
    };
    return { send, close: () => session?.end() };
  };

  return { check, connect };
}
