import type { EmailParameters } from '../../contract/email-parameters.ts';
import { emailService } from '../settings.ts';
import { loadTwice } from '../shared/page-scripts.ts';

/** Sends one e-mail; resolves with the service's HTTP status, rejects as `@emailjs/browser` does. */
export type SendEmail = (parameters: EmailParameters) => Promise<number>;

// The site's own service asks for ids as EmailJS does, but accepts any.
const account = emailService.publicKey
  ? emailService
  : { ...emailService, publicKey: 'embedded', serviceId: 'embedded', templateId: 'embedded' };

let client: Promise<SendEmail> | undefined;

/** Replaces `localStorage` where it is blocked: the client reads it while it is imported, and would throw. */
function standInForBlockedStorage(): void {
  try {
    void localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { configurable: true, value: undefined });
  }
}

/**
 * Whether an answer begins as an HTML or XML document does. No e-mail service answers with one: it is a host's fallback
 * page, a login wall or a redirect home, whatever its status says.
 */
export function isDocument(text: string): boolean {
  // White space and invisible characters, such as a byte order mark, may come before it.
  return /^[\s\p{Cc}\p{Cf}]*<[!?/a-z]/iu.test(text);
}

/**
 * Loads and initialises the e-mail client, once in a page's life (spec §7). A load that failed twice is
 * forgotten, so that the next call tries again.
 */
export function loadEmailClient(): Promise<SendEmail> {
  client ??= (async () => {
    standInForBlockedStorage();
    const { init, send } = await loadTwice(
      // Only these two are named, so that the build leaves the client's other functions out.
      () => import('@emailjs/browser').then(({ init, send }) => ({ init, send })),
      'emailClient',
    );
    const { publicKey, serviceId, templateId, origin } = account;
    if (emailService.publicKey && !origin) init({ publicKey });
    else init({ publicKey }, origin);
    return async (parameters: EmailParameters) => {
      const { status, text } = await send(serviceId, templateId, { ...parameters });
      // A host's own page, such as a login page, may come with status 200.
      if (isDocument(text))
        throw Object.assign(new Error('A page, not an answer'), { name: 'page instead of answer' });
      return status;
    };
  })();
  client.catch(() => {
    client = undefined;
  });
  return client;
}
