import { logIn } from './smtp-server.ts';

interface ConnectionError extends Error {
  code?: string;
  /** The system's or the TLS library's code, where the library put its own in `code`. */
  originalCode?: string;
  responseCode?: number;
}

const UNTRUSTED = new Set([
  'CERT_UNTRUSTED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/**
 * Connects to the mail server once and logs in, without sending anything.
 *
 * @param url as for `smtpDelivery`
 * @returns whether that worked, and one sentence for the owner: it names the server, never the password or what the
 *   server said
 */
export async function checkLogin(url: string): Promise<{ works: boolean; sentence: string }> {
  const { hostname, username } = new URL(url);
  try {
    await logIn(url);
    return {
      works: true,
      sentence: `The mail server ${hostname} ${username ? 'takes the login' : 'answers'}.`,
    };
  } catch (error) {
    return { works: false, sentence: `No mail can leave now: ${reason(error as ConnectionError, hostname)}` };
  }
}

function reason({ code = 'unknown', originalCode, responseCode }: ConnectionError, host: string): string {
  if (originalCode && UNTRUSTED.has(originalCode)) {
    // Node reads the variable before the service reads `.env`.
    return `the certificate of ${host} is not trusted. If it is signed by an authority of your own, name that authority's file in NODE_EXTRA_CA_CERTS, in the environment and not in .env.`;
  }
  switch (originalCode) {
    case 'CERT_HAS_EXPIRED':
      return `the certificate of ${host} has expired.`;
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return `the certificate is for another name than ${host}. Set SMTP_URL to the name it is for.`;
    case 'ERR_SSL_WRONG_VERSION_NUMBER':
      return `${host} does not begin with TLS at this port. Begin SMTP_URL with smtp:// instead of smtps://.`;
  }
  switch (code) {
    case 'EDNS':
      return `the name ${host} is not found. Check it in SMTP_URL.`;
    case 'EAUTH':
      return `${host} refused the login${responseCode ? ` (${responseCode})` : ''}. Check user and password in SMTP_URL, percent-encoded.`;
    case 'ETLS':
      return `${host} offers no STARTTLS at this port. Begin SMTP_URL with smtps://, or name another port.`;
    default:
      return `no connection to ${host} (${originalCode ?? code}). Check the name and the port in SMTP_URL, and firewalls between.`;
  }
}
