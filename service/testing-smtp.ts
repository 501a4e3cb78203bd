import { onTestFinished } from 'vitest';
import { type MailServerOptions, openMailServer } from './testing-mail-server.ts';

/** An SMTP server that ends with the test. */
export async function startMailServer(options: MailServerOptions = {}) {
  const server = await openMailServer(options);
  onTestFinished(server.close);
  return server;
}
