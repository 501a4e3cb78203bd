/** Why a mail waits. Labels of a metric, so there are few, and none is about a person. */
export const WAIT_REASONS = [
  /** No mail server is set. */
  'no-server',
  /** Not tried yet. */
  'untried',
  /** No connection, or one that broke or went silent. */
  'connection',
  /** The login, or that there was none. */
  'login',
  /** The address mails are sent from. */
  'sender',
  /** The address mails are sent to. */
  'recipient',
  /** The recipient's mailbox, such as one that is full. */
  'mailbox',
  /** How much this account may send. */
  'limit',
  /** The server did not want to hear the content. */
  'data',
  /** The content. */
  'content',
  /** The server asks to try again later. */
  'temporary',
  /** A file cannot be read or moved. */
  'disk',
] as const;

export type WaitReason = (typeof WAIT_REASONS)[number];

/** How a try to deliver a mail failed. */
export interface Failure {
  reason: WaitReason;
  /**
   * Whether the mail is given up: never, if it is not known to be the mail's fault; at once, if the server cannot take
   * this content; or after a day of such answers, as a filter may change its mind.
   */
  setAside: 'never' | 'at-once' | 'after-a-day';
  /** Code of the error and of the server's reply, fit for a log. */
  code: string;
  /** What the server said. It may name addresses, so it is not for a log. */
  answer: string;
}

/** An error of Nodemailer's. */
export interface SmtpError extends Error {
  code?: string;
  /** The system's or the TLS library's code, where the library put its own in `code`. */
  originalCode?: string;
  /** Which time was up, such as `GREETING_TIMEOUT`. */
  timeoutType?: string;
  /** The last command, `DATA` also for the content after it. */
  command?: string;
  /** The server's reply and its code, if it gave one. */
  response?: string;
  responseCode?: number;
}

/** The reply that asks for authentication, to a command or a login (RFC 4954 §6). */
const AUTHENTICATION_REQUIRED = 530;

/** Content that cannot be sent or converted, and content that is too long (RFC 3463 §3.4 and §3.7). */
const UNACCEPTABLE_CONTENT = /^5\.(?:6\.\d+|3\.4)$/;

/** That an address is wrong, whoever sends (RFC 3463 §3.2). */
const WRONG_ADDRESS = /^5\.1\./;

/**
 * Reads from an error of Nodemailer's whose fault it was.
 *
 * @param isAnonymous whether the server offers a login that was not used: most then relay no mail
 */
export function failureOf(error: SmtpError, isAnonymous = false): Failure {
  const { code = 'unknown', originalCode, timeoutType, responseCode, response, message } = error;
  const status = enhancedStatus(response);
  const refused = reasonFor(error, status);
  const wantsLogin = isAnonymous && ['sender', 'recipient'].includes(refused) && !WRONG_ADDRESS.test(status);
  const reason = wantsLogin ? 'login' : refused;
  return {
    reason,
    setAside: reason !== 'content' ? 'never' : UNACCEPTABLE_CONTENT.test(status) ? 'at-once' : 'after-a-day',
    code: [code, originalCode ?? timeoutType, responseCode, status].filter(Boolean).join(' '),
    answer: response ?? message,
  };
}

function reasonFor({ code = '', command, responseCode }: SmtpError, status: string): WaitReason {
  if (code.includes('AUTH')) return 'login';
  if (!responseCode || (code !== 'EENVELOPE' && code !== 'EMESSAGE')) return 'connection';
  if (responseCode < 500 || responseCode > 599) return 'temporary';
  if (/^[45]\.2\./.test(status)) return 'mailbox';
  if (/^[45]\.4\.5$/.test(status)) return 'limit';
  // The library has this code for the reply to the content alone.
  if (code === 'EMESSAGE') return 'content';
  if (responseCode === AUTHENTICATION_REQUIRED) return 'login';
  if (command === 'MAIL FROM') return 'sender';
  return command === 'RCPT TO' ? 'recipient' : 'data';
}

// The code that follows the reply's own (RFC 2034), on any of its lines; some servers write a # before it. One further
// on in the text is not the server's verdict.
function enhancedStatus(response = ''): string {
  return /^\d{3}[ -]#?([245]\.\d{1,3}\.\d{1,3})(?![.\d])/m.exec(response)?.[1] ?? '';
}
