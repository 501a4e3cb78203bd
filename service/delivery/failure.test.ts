import { expect, onTestFinished, test, vi } from 'vitest';
import { openScriptedServer, type Script, startMailServer } from '../testing-mail-server.ts';
import { smtpServer } from './smtp.ts';

const envelope = { from: 'site@kulup.example', to: 'bilgi@kulup.example' };
// Longer than the socket takes at once, so that a server can answer before its end.
const mail = Buffer.from(`Subject: x\r\n\r\n${'a line of the content\r\n'.repeat(20_000)}`);

/** How long a server may be silent, in milliseconds, where a test waits for the end of that. */
const SILENCE_MS = 2000;

async function tryOnce(script: Script) {
  const server = await openScriptedServer(script);
  const waits = Object.values(script).includes('silent');
  const query = waits ? `?greetingTimeout=${SILENCE_MS}&socketTimeout=${SILENCE_MS}` : '';
  const { send, close } = smtpServer(
    `smtp://user:secret@127.0.0.1:${server.port}/${query}`,
    envelope,
  ).connect();
  const attempt = await send(mail);
  close();
  void server.close();
  return attempt;
}

test.each<[string, Script, setAside: string, code: string]>([
  ['bad content', { content: '554 5.6.0 Bad content' }, 'at-once', 'EMESSAGE 554 5.6.0'],
  ['content it cannot convert', { content: '550 5.6.1 Not supported' }, 'at-once', 'EMESSAGE 550 5.6.1'],
  ['too long a mail', { content: '552 5.3.4 Too large' }, 'at-once', 'EMESSAGE 552 5.3.4'],
  ['that, with a #', { content: '552 #5.3.4 Too large' }, 'at-once', 'EMESSAGE 552 5.3.4'],
  [
    'that, on several lines',
    { content: '552-5.3.4 Your message is\r\n552 5.3.4 too large' },
    'at-once',
    'EMESSAGE 552 5.3.4',
  ],
  [
    'that, with its code on the last line',
    { content: '552-Your message is\r\n552 5.3.4 too large' },
    'at-once',
    'EMESSAGE 552 5.3.4',
  ],
  ['a suspected spam', { content: '554 5.7.1 Spam' }, 'after-a-day', 'EMESSAGE 554 5.7.1'],
  ['for a reason it does not name', { content: '550 No' }, 'after-a-day', 'EMESSAGE 550'],
  ['without a word', { content: '554' }, 'after-a-day', 'EMESSAGE 554'],
  ['before the end', { midContent: '554 5.7.1 Spam' }, 'after-a-day', 'EMESSAGE 554 5.7.1'],
  ['with another code in its text', { content: '550 See 5.6.0' }, 'after-a-day', 'EMESSAGE 550'],
  ['with a longer code', { content: '550 5.6.0.1 No' }, 'after-a-day', 'EMESSAGE 550'],
  ['with another system code', { content: '554 5.3.0 No' }, 'after-a-day', 'EMESSAGE 554 5.3.0'],
  ['with a code of another kind', { content: '554 4.6.0 Later' }, 'after-a-day', 'EMESSAGE 554 4.6.0'],
])('content that is refused is set aside: %s', async (_what, script, setAside, code) => {
  expect(await tryOnce(script)).toMatchObject({ reason: 'content', setAside, code, serverDown: false });
});

test.each<[string, Script, reason: string]>([
  ['a full mailbox, after the content', { content: '552 5.2.2 Mailbox full' }, 'mailbox'],
  ['a mailbox that takes less, after the content', { content: '552 5.2.3 Too long' }, 'mailbox'],
  ['a daily limit, after the content', { content: '550 5.4.5 Daily limit' }, 'limit'],
  ['a 4xx, after the content', { content: '451 4.7.1 Greylisted' }, 'temporary'],
  ['a 4xx with the code of a refusal', { content: '452 5.6.0 Odd' }, 'temporary'],
  ['a reply that is none, after the content', { content: '354 go on' }, 'temporary'],
  ['a service that closes, after the content', { content: '421 4.3.2 Closing' }, 'temporary'],
  ['a sender of somebody else', { MAIL: '553 5.7.1 Not owner' }, 'sender'],
  ['a refused sender, with a code for content', { MAIL: '552 5.3.4 Too large' }, 'sender'],
  ['a daily limit, at the sender', { MAIL: '550 5.4.5 Daily limit' }, 'limit'],
  ['a full disk', { MAIL: '452 4.3.1 Insufficient storage' }, 'temporary'],
  ['an unknown recipient', { RCPT: '550 5.1.1 Unknown' }, 'recipient'],
  ['a recipient refused without a code', { RCPT: '550 No' }, 'recipient'],
  ['a full mailbox, at the recipient', { RCPT: '552 5.2.2 Mailbox full' }, 'mailbox'],
  ['greylisting', { RCPT: '450 4.2.0 Greylisted' }, 'temporary'],
  ['no wish to hear the content', { DATA: '554 5.6.0 No' }, 'data'],
  ['no wish to hear the content now', { DATA: '451 Later' }, 'temporary'],
])('a mail waits, and others go on, after %s', async (_what, script, reason) => {
  expect(await tryOnce(script)).toMatchObject({ reason, setAside: 'never', serverDown: false });
});

test.concurrent.each<[string, Script, reason: string, serverDown: boolean]>([
  ['a wrong password', { AUTH: '535 5.7.8 Wrong' }, 'login', true],
  ['a login refused for now', { AUTH: '454 4.7.0 Later' }, 'login', true],
  ['a login that is missing', { MAIL: '530 5.7.0 Authentication required' }, 'login', true],
  ['a server that is busy at the greeting', { greeting: '421 4.3.2 Too many' }, 'connection', true],
  ['a server that refuses this machine', { greeting: '554 5.7.1 Blocked' }, 'connection', true],
  ['a server that never greets', { greeting: 'silent' }, 'connection', true],
  ['a server that hangs up', { greeting: 'cut' }, 'connection', true],
  ['a server that is silent after EHLO', { EHLO: 'silent' }, 'connection', true],
  ['a server that is silent at the login', { AUTH: 'silent' }, 'connection', true],
  ['a server that is silent at the sender', { MAIL: 'silent' }, 'connection', false],
  ['a server that is silent after the content', { content: 'silent' }, 'connection', false],
  ['a connection cut at the recipient', { RCPT: 'cut' }, 'connection', false],
  ['a connection cut in the content', { midContent: 'cut' }, 'connection', false],
  ['a connection cut after the content', { content: 'cut' }, 'connection', false],
])('a mail waits after %s', async (_what, script, reason, serverDown) => {
  expect(await tryOnce(script)).toMatchObject({ reason, setAside: 'never', serverDown });
});

test('a try ends when its time is up, though the server may be silent for longer', async () => {
  const time = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
  onTestFinished(() => timeout.mockRestore());
  const { port } = await startMailServer({
    onData: (stream) => void stream.resume().on('end', () => time.abort()),
  });
  const attempt = smtpServer(`smtp://127.0.0.1:${port}`, envelope).connect().send(mail);
  expect(await attempt).toMatchObject({ reason: 'connection', setAside: 'never', serverDown: false });
  expect(timeout).toHaveBeenCalledExactlyOnceWith(15 * 60_000);
});

test('content that a server refuses by LMTP is not taken for delivered', async () => {
  const server = await startMailServer({ lmtp: true, verdict: () => ({ reply: 554, text: '5.7.1 Spam' }) });
  const { send, close } = smtpServer(`smtp://127.0.0.1:${server.port}/?lmtp=true`, envelope).connect();
  onTestFinished(close);
  expect(await send(mail)).toMatchObject({ outcome: 'failed', setAside: 'after-a-day' });
});
