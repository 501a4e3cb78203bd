import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { certificate } from '../testing-mail-server.ts';
import { startMailServer } from '../testing-smtp.ts';
import { checkLogin } from './login-check.ts';

const { key, cert } = await certificate();
const onAuth: NonNullable<SMTPServerOptions['onAuth']> = ({ password }, _session, callback) =>
  password === 'gizli' ? callback(null, { user: 'a' }) : callback(new Error('wrong: user@example.com'));
const tls = { key, cert, secure: true, onAuth };
const trusting = new URLSearchParams({ 'tls.ca': cert });

test('says that the server accepts the login', async () => {
  const { port } = await startMailServer(tls);
  expect(await checkLogin(`smtps://a:gizli@localhost:${port}/?${trusting}`)).toEqual({
    works: true,
    sentence: 'The mail server localhost takes the login.',
  });
});

test('says that a server without a login answers', async () => {
  const { port } = await startMailServer();
  expect(await checkLogin(`smtp://127.0.0.1:${port}`)).toEqual({
    works: true,
    sentence: 'The mail server 127.0.0.1 answers.',
  });
});

/** Each fault starts the server of an address, and gives the address. */
const faults: Record<string, { start: () => Promise<string>; sentence: RegExp }> = {
  'a wrong password': {
    start: async () => `smtps://a:yanlis@localhost:${(await startMailServer(tls)).port}/?${trusting}`,
    sentence: /localhost refused the login \(535\)\. Check user and password/,
  },
  'a certificate nobody vouches for': {
    start: async () => `smtps://a:gizli@localhost:${(await startMailServer(tls)).port}`,
    sentence: /the certificate of localhost is not trusted\. .*NODE_EXTRA_CA_CERTS/,
  },
  'a certificate nobody vouches for, with STARTTLS': {
    start: async () =>
      `smtp://a:gizli@localhost:${(await startMailServer({ ...tls, secure: false })).port}/?requireTLS=true`,
    sentence: /the certificate of localhost is not trusted\. .*NODE_EXTRA_CA_CERTS/,
  },
  'a certificate for another name': {
    start: async () => `smtps://a:gizli@127.0.0.1:${(await startMailServer(tls)).port}/?${trusting}`,
    sentence: /the certificate is for another name than 127\.0\.0\.1/,
  },
  'a server that begins without TLS': {
    start: async () => `smtps://a:gizli@localhost:${(await startMailServer()).port}`,
    sentence: /localhost does not begin with TLS at this port\. Begin SMTP_URL with smtp:/,
  },
  'a server without STARTTLS': {
    start: async () => `smtp://a:gizli@127.0.0.1:${(await startMailServer()).port}/?requireTLS=true`,
    sentence: /127\.0\.0\.1 offers no STARTTLS/,
  },
  'a name that does not exist': {
    // The name is longer than names may be, so no name server is asked.
    start: async () => `smtps://a:gizli@${'a'.repeat(64)}.example`,
    sentence: /the name a+\.example is not found/,
  },
  'a port where nothing listens': {
    start: async () => {
      const server = await startMailServer();
      await server.close();
      return `smtp://127.0.0.1:${server.port}`;
    },
    sentence: /no connection to 127\.0\.0\.1 \(ECONNREFUSED\)/,
  },
  'a server that hangs up': {
    start: async () => {
      const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
      onTestFinished(() => void server.close());
      await once(server, 'listening');
      return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    sentence: /no connection to 127\.0\.0\.1 \(E\w+\)/,
  },
};

test.each(Object.entries(faults))(
  'says in one sentence that no mail can leave because of %s, without a secret',
  async (_what, fault) => {
    const { works, sentence } = await checkLogin(await fault.start());
    expect(works).toBe(false);
    expect(sentence).toMatch(/^No mail can leave now: /);
    expect(sentence).toMatch(fault.sentence);
    expect(sentence).not.toMatch(/gizli|yanlis|user@|\n/);
  },
);
