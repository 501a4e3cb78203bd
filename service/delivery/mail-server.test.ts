import { once } from 'node:events';
import { type AddressInfo, createServer, Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WAIT_LIMIT } from '../../tests/test-limits.ts';
import { certificate, openScriptedServer, type Script, startMailServer } from '../testing-mail-server.ts';
import { smtpServer } from './smtp.ts';

const { key, cert } = await certificate();
const expired = await certificate(new Date('2020-01-01'));
const future = await certificate(new Date(Date.now() + 7 * 24 * 60 * 60_000));
const user = 'kulüp';
const secret = 'gizli@parola:/?';
const login = `${encodeURIComponent(user)}:${encodeURIComponent(secret)}`;
const onAuth: NonNullable<SMTPServerOptions['onAuth']> = ({ username, password }, _session, callback) =>
  username === user && password === secret
    ? callback(null, { user })
    : callback(new Error('wrong: user@example.com'));
const tls = { key, cert, secure: true, onAuth };
const trusting = new URLSearchParams({ 'tls.ca': cert });
const envelope = { from: 'site@kulup.example', to: 'bilgi@kulup.example' };
const mail = Buffer.from('Subject: x\r\n\r\nx\r\n');

/** The server of an address, and what it says. */
function serverAt(url: string) {
  const said: { works: boolean; sentence: string }[] = [];
  const { check, connect } = smtpServer(url, envelope, (works, sentence) => said.push({ works, sentence }));
  return { said, check, connect };
}

test.each([
  ['without a login', '', {}, 'answers.'],
  [
    'with a login, where the address has no user',
    '',
    { onAuth },
    'answers. It offers a login, but SMTP_URL names no user.',
  ],
  [
    'without a login, where the address has a user',
    `${login}@`,
    {},
    'answers, but offers no login: user and password in SMTP_URL are not used.',
  ],
])('says that a server answers: %s', async (_what, credentials, options, rest) => {
  const { port } = await startMailServer(options);
  const { said, check } = serverAt(`smtp://${credentials}127.0.0.1:${port}`);
  await check();
  expect(said).toEqual([{ works: true, sentence: `The mail server 127.0.0.1 ${rest}` }]);
});

/** The address of a server that follows a script; the query may shorten the library's times. */
const scripted = async (script: Script, query = '') => {
  const server = await openScriptedServer(script);
  onTestFinished(() => void server.close());
  return `smtp://${login}@127.0.0.1:${server.port}/${query}`;
};

/** A server that says nothing by itself, on a free port of loopback. */
async function silentServer(server = createServer()): Promise<number> {
  server.on('connection', (socket) => void socket.on('error', () => undefined));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** Each fault starts the server of an address, and gives the address. */
const faults: Record<string, { start: () => Promise<string>; sentence: RegExp }> = {
  'a wrong password': {
    start: async () => `smtps://${user}:yanlis@localhost:${(await startMailServer(tls)).port}/?${trusting}`,
    sentence: /localhost refused the login \(535\)\. Check user and password/,
  },
  'a certificate nobody vouches for': {
    start: async () => `smtps://${login}@localhost:${(await startMailServer(tls)).port}`,
    sentence: /the certificate of localhost is not trusted\. .*NODE_EXTRA_CA_CERTS/,
  },
  'a certificate nobody vouches for, with STARTTLS': {
    start: async () =>
      `smtp://${login}@localhost:${(await startMailServer({ ...tls, secure: false })).port}/?requireTLS=true`,
    sentence: /the certificate of localhost is not trusted\. .*NODE_EXTRA_CA_CERTS/,
  },
  'a certificate for another name': {
    start: async () => `smtps://${login}@127.0.0.1:${(await startMailServer(tls)).port}/?${trusting}`,
    sentence: /the certificate is for another name than 127\.0\.0\.1/,
  },
  'a server that begins without TLS': {
    start: async () => `smtps://${login}@localhost:${(await startMailServer()).port}`,
    sentence: /localhost does not begin with TLS at this port\. Begin SMTP_URL with smtp:/,
  },
  'another machine without STARTTLS': {
    // This address leads to this machine, but does not count as loopback.
    start: async () => `smtp://${login}@0.0.0.0:${(await startMailServer({ onAuth })).port}`,
    sentence: /0\.0\.0\.0 offers no STARTTLS/,
  },
  'a name that does not exist': {
    // The name is longer than names may be, so no name server is asked.
    start: async () => `smtps://${login}@${'a'.repeat(64)}.example`,
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
  'a certificate that has expired': {
    start: async () =>
      `smtps://${login}@localhost:${(await startMailServer({ ...tls, ...expired })).port}/?${new URLSearchParams({ 'tls.ca': expired.cert })}`,
    sentence: /the certificate of localhost has expired/,
  },
  'a certificate that is not valid yet': {
    start: async () =>
      `smtps://${login}@localhost:${(await startMailServer({ ...tls, ...future })).port}/?${new URLSearchParams({ 'tls.ca': future.cert })}`,
    sentence: /the certificate of localhost is not valid yet\. Check this machine's clock/,
  },
  'a server that speaks only TLS that is too old': {
    start: async () =>
      `smtps://${login}@localhost:${(await startMailServer({ ...tls, maxVersion: 'TLSv1.2' })).port}/?${trusting}&tls.minVersion=TLSv1.3`,
    sentence: /TLS with localhost fails \(ERR_SSL_\w+\)/,
  },
  'a server that takes no more connections': {
    start: () => scripted({ greeting: '421 4.7.0 Too many connections' }),
    sentence: /127\.0\.0\.1 answers, but takes no more connections now \(421\)/,
  },
  'a server that takes no more connections, said after EHLO': {
    start: () => scripted({ EHLO: '421 4.7.0 Too many connections' }),
    sentence: /127\.0\.0\.1 answers, but takes no more connections now \(421\)/,
  },
  'a server that refuses this machine': {
    start: () => scripted({ greeting: '554 5.7.1 Blocked: user@example.com' }),
    sentence: /127\.0\.0\.1 answers, but does not serve this machine \(554\)/,
  },
  'a login that is refused for now': {
    start: () => scripted({ AUTH: '454 4.7.0 Later' }),
    sentence: /127\.0\.0\.1 takes no login now \(454\)\.$/,
  },
  'a user without a password': {
    start: async () => (await scripted({})).replace(/:[^:]*@/, '@'),
    sentence: /SMTP_URL has no password/,
  },
  'a server that is connected and silent': {
    start: () => scripted({ greeting: 'silent' }, '?greetingTimeout=200'),
    sentence: /127\.0\.0\.1 is connected, and says nothing\. If the port is 465, begin SMTP_URL with smtps:/,
  },
  'a server that is connected and silent, with TLS': {
    start: async () => `smtps://127.0.0.1:${await silentServer()}/?greetingTimeout=200`,
    sentence: /127\.0\.0\.1 is connected, and says nothing\. Check the port in SMTP_URL/,
  },
  'a server that goes silent': {
    start: () => scripted({ AUTH: 'silent' }, '?socketTimeout=200'),
    sentence: /127\.0\.0\.1 has stopped answering/,
  },
  'a server that hangs up': {
    start: () => scripted({ greeting: 'cut' }),
    sentence:
      /127\.0\.0\.1 hangs up\. Check the port in SMTP_URL, and whether that server serves this machine\.$/,
  },
  'a server that hangs up, with TLS': {
    start: async () => (await scripted({ greeting: 'cut' })).replace('smtp:', 'smtps:'),
    sentence: /127\.0\.0\.1 hangs up/,
  },
  'a server that hangs up at the login': {
    start: () => scripted({ AUTH: 'cut' }),
    sentence: /127\.0\.0\.1 hangs up/,
  },
};

test.each(Object.entries(faults))(
  'says in one sentence, without a secret, why no mail can leave, and keeps the mail: %s',
  async (_what, fault) => {
    const { said, check, connect } = serverAt(await fault.start());
    await check();
    const attempt = await connect().send(mail);
    expect(said).toHaveLength(1);
    const { works, sentence } = said[0] ?? {};
    expect(works).toBe(false);
    expect(sentence).toMatch(/^No mail can leave now: /);
    expect(sentence).toMatch(fault.sentence);
    expect(sentence).not.toMatch(/gizli|yanlis|user@|\n/);
    expect(attempt).toMatchObject({ outcome: 'failed', setAside: 'never', serverDown: true });
  },
);

test('a mail that is refused without a login says so, and not that its recipient is wrong', async () => {
  const refusing = async (RCPT: string) => {
    const { said, connect } = serverAt((await scripted({ RCPT })).replace(`${login}@`, ''));
    return { attempt: await connect().send(mail), said };
  };
  const relay = await refusing('554 5.7.1 Relay access denied');
  expect(relay.attempt).toMatchObject({ reason: 'login', setAside: 'never', serverDown: true });
  expect(relay.said).toEqual([
    {
      works: false,
      sentence:
        'No mail can leave now: 127.0.0.1 takes mails only after a login (554), and SMTP_URL has no user. Name user and password in SMTP_URL.',
    },
  ]);
  const unknown = await refusing('550 5.1.1 User unknown');
  expect(unknown.attempt).toMatchObject({ reason: 'recipient', serverDown: false });
  expect(unknown.said).toEqual([]);
});

test('why no mail leaves is said once for each change, and the log has the cause', async () => {
  const { port, close } = await startMailServer({ ...tls, ...expired });
  const url = `smtps://${login}@localhost:${port}/?${new URLSearchParams({ 'tls.ca': `${expired.cert}\n${cert}` })}`;
  const { said, check, connect } = serverAt(url);
  const send = async () => {
    const connection = connect();
    const attempt = await connection.send(mail);
    connection.close();
    return attempt;
  };
  await check();
  expect(await send()).toMatchObject({ code: 'ESOCKET CERT_HAS_EXPIRED', serverDown: true });
  await close();
  expect(await send()).toMatchObject({ code: 'ESOCKET ECONNREFUSED', serverDown: true });
  await send();
  const { received } = await startMailServer({ ...tls, port });
  expect(await send()).toEqual({ outcome: 'delivered' });
  await send();
  expect(received).toHaveLength(2);
  expect(said.map(({ works, sentence }) => `${works} ${sentence}`)).toEqual([
    'false No mail can leave now: the certificate of localhost has expired.',
    expect.stringMatching(/^false .*\(ECONNREFUSED\)/),
    'true The mail server localhost takes the login.',
  ]);
});

test.each([
  ['', {}],
  ['with TLS', tls],
  ['with STARTTLS', { ...tls, secure: false }],
])(
  'a server that takes one connection at a time gets the login and all mails, also after one that fails %s',
  async (_what, options) => {
    const { port, received } = await startMailServer({
      ...options,
      maxClients: 1,
      verdict: (attempt) => [undefined, { cut: true }, { reply: 451 }][attempt],
    });
    const scheme = 'secure' in options && options.secure ? 'smtps' : 'smtp';
    const { said, check, connect } = serverAt(`${scheme}://${login}@localhost:${port}/?${trusting}`);
    const checking = check();
    const [first, second, last] = [connect(), connect(), connect()];
    const outcomes = [];
    for (const connection of [first, first, first, first, second, last]) {
      outcomes.push((await connection.send(mail)).outcome);
      if (connection === second || outcomes.length === 4) connection.close();
    }
    last.close();
    await checking;
    expect(outcomes).toEqual(['failed', 'failed', 'delivered', 'delivered', 'delivered', 'delivered']);
    const isSecure = 'key' in options;
    expect(received).toMatchObject(Array(5).fill({ secure: isSecure, user: isSecure ? user : '' }));
    expect(said.map(({ works }) => works)).toEqual([true]);
  },
);

/** Puts the time forward until a sentence is said. */
async function untilSaid(said: unknown[]): Promise<void> {
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1000);
    expect(said).toHaveLength(1);
  }, WAIT_LIMIT);
}

test('a machine that answers nothing at all is said after half a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const connecting = vi.spyOn(Socket.prototype, 'connect').mockReturnThis();
  onTestFinished(() => connecting.mockRestore());
  const { said, check } = serverAt('smtp://127.0.0.1:2525');
  const checking = check();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(said).toEqual([]);
  await untilSaid(said);
  await checking;
  expect(said[0]?.sentence).toMatch(/no connection to 127\.0\.0\.1 \(CONNECT_TIMEOUT\)/);
});

test('a server that greets after 35 s gets its mail, and is called silent before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const server = createServer();
  const { said, check } = serverAt(`smtp://127.0.0.1:${await silentServer(server)}`);
  const checking = check();
  const [socket] = (await once(server, 'connection')) as [Socket];
  await untilSaid(said);
  expect(said).toMatchObject([{ works: false, sentence: expect.stringContaining('says nothing') }]);
  await vi.advanceTimersByTimeAsync(5000);
  socket.on('data', (line) => socket.write(String(line).startsWith('QUIT') ? '221 bye\r\n' : '250 test\r\n'));
  socket.write('220 test\r\n');
  await checking;
  expect(said.map(({ works }) => works)).toEqual([false, true]);
});
