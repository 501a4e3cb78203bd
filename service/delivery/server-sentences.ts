import type { SmtpError } from './failure.ts';
import type { Session } from './smtp-server.ts';

const UNTRUSTED = /^(?:CERT_UNTRUSTED|\w*SELF_SIGNED_CERT\w*|UNABLE_TO_(?:GET_ISSUER|VERIFY)\w*)$/;

/** What an error of Nodemailer's says of its cause. */
type Cause = Pick<SmtpError, 'code' | 'originalCode' | 'timeoutType' | 'command' | 'responseCode'>;

/** The server's name in an `SMTP_URL`, in its own letters. */
export const serverName = (url: string) => decodeURIComponent(new URL(url).hostname);

/** One sentence for the owner: how mails leave. */
export function howItWorks({ offersLogin }: Session, url: string): string {
  const server = `The mail server ${serverName(url)}`;
  const { username } = new URL(url);
  if (offersLogin && username) return `${server} takes the login.`;
  if (offersLogin) return `${server} answers. It offers a login, but SMTP_URL names no user.`;
  return `${server} answers${username ? ', but offers no login: user and password in SMTP_URL are not used' : ''}.`;
}

/**
 * One sentence for the owner: why no mail can leave. It names the server, never the password or what the server said.
 *
 * @param error Nodemailer's, from the connection, the login or a mail that the server takes only after a login
 */
export function whyNoMailLeaves(error: Cause, url: string): string {
  return `No mail can leave now: ${reason(error, url)}`;
}

function reason({ code = '', command, responseCode, ...error }: Cause, url: string): string {
  const { protocol, username } = new URL(url);
  const cause = error.originalCode ?? error.timeoutType ?? code;
  const host = serverName(url);
  if (UNTRUSTED.test(cause)) {
    // Node reads the variable before the service reads `.env`.
    return `the certificate of ${host} is not trusted. If it is signed by an authority of your own, name that authority's file in NODE_EXTRA_CA_CERTS, in the environment and not in .env.`;
  }
  switch (cause) {
    case 'CERT_HAS_EXPIRED':
      return `the certificate of ${host} has expired.`;
    case 'CERT_NOT_YET_VALID':
      return `the certificate of ${host} is not valid yet. Check this machine's clock.`;
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return `the certificate is for another name than ${host}. Set SMTP_URL to the name it is for.`;
    case 'ERR_SSL_WRONG_VERSION_NUMBER':
      return `${host} does not begin with TLS at this port. Begin SMTP_URL with smtp:// instead of smtps://.`;
    case 'GREETING_TIMEOUT':
    case 'UPGRADE_TIMEOUT':
      return `${host} is connected, and says nothing. ${protocol === 'smtp:' ? 'If the port is 465, begin SMTP_URL with smtps://.' : 'Check the port in SMTP_URL.'}`;
    case 'SOCKET_TIMEOUT':
    case 'TRY_TIMEOUT':
      return `${host} has stopped answering.`;
    case 'EAI_AGAIN':
      return `this machine finds no name server to ask for ${host} (EAI_AGAIN).`;
  }
  if (/^(?:CERT_|ERR_SSL_|ERR_TLS_|EPROTO$)/.test(cause)) {
    return `TLS with ${host} fails (${cause}).`;
  }
  if (responseCode === 421) return `${host} answers, but takes no more connections now (421).`;
  if (code === 'EDNS') return `the name ${host} is not found. Check it in SMTP_URL.`;
  if (code === 'EAUTH') {
    if (!responseCode)
      return `SMTP_URL has no password, or ${host} offers no kind of login that is known here.`;
    if (responseCode < 500) return `${host} takes no login now (${responseCode}).`;
    return `${host} refused the login (${responseCode}). Check user and password in SMTP_URL, percent-encoded.`;
  }
  if (code === 'ETLS' && command === 'STARTTLS') {
    return `${host} offers no STARTTLS at this port. Begin SMTP_URL with smtps://, or name another port.`;
  }
  if (code === 'EENVELOPE') {
    const advice = username
      ? 'offers none at this port. Name another port'
      : 'has no user. Name user and password';
    return `${host} takes mails only after a login (${responseCode}), and ${username ? 'it ' : 'SMTP_URL '}${advice} in SMTP_URL.`;
  }
  if (responseCode) return `${host} answers, but does not serve this machine (${responseCode}).`;
  if (code === 'ECONNECTION' || code === 'ETLS' || ['ECONNRESET', 'EPIPE'].includes(cause)) {
    return `${host} hangs up. Check the port in SMTP_URL, and whether that server serves this machine.`;
  }
  return `no connection to ${host} (${cause}). Check the name and the port in SMTP_URL, and firewalls between.`;
}
