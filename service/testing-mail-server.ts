import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import PostalMime, { type Email } from 'postal-mime';
import { generate } from 'selfsigned';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail as a server received it: its envelope, its bytes, and what a mail program reads in them. */
export interface Received {
  from: string;
  to: string[];
  raw: string;
  email: Email;
  /** Whether it came over TLS, and from which user. */
  secure: boolean;
  user: string;
}

/**
 * Decides what a server does with a mail: takes it (undefined), answers with an error, or closes the connection. The
 * text begins with the enhanced status code, if the server is to send one.
 */
export type Verdict = (
  attempt: number,
  mail: string,
) => { reply?: number; text?: string; cut?: boolean } | undefined;

export interface MailServerOptions extends SMTPServerOptions {
  /** Asked at the end of each mail, counted from 1. */
  verdict?: Verdict;
  port?: number;
}

/** A certificate for localhost, signed by itself and valid for a year from a date. */
export async function certificate(notBeforeDate = new Date()): Promise<{ key: string; cert: string }> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keySize: 2048,
    notBeforeDate,
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  return { key, cert };
}

/** A real SMTP server on a free port of loopback. Plain unless told otherwise. */
export async function openMailServer({
  verdict = () => undefined,
  port = 0,
  ...options
}: MailServerOptions = {}) {
  const received: Received[] = [];
  const seen = { attempts: 0 };
  const server = new SMTPServer({
    authOptional: !options.onAuth,
    disabledCommands: [options.key ? '' : 'STARTTLS', options.onAuth ? '' : 'AUTH'],
    logger: false,
    // The library would invent a status code for each error.
    hideENHANCEDSTATUSCODES: true,
    // Asking the name server about each client takes longer than everything else.
    disableReverseLookup: true,
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', async () => {
        seen.attempts += 1;
        const raw = Buffer.concat(chunks);
        const { reply, text, cut } = verdict(seen.attempts, raw.toString('latin1')) ?? {};
        if (reply) return callback(Object.assign(new Error(text ?? 'no'), { responseCode: reply }));
        received.push({
          from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: raw.toString('latin1'),
          email: await PostalMime.parse(raw),
          secure: session.secure,
          user: String(session.user ?? ''),
        });
        if (cut) for (const connection of server.connections) connection._socket.destroy();
        else callback();
      });
    },
    ...options,
  });
  // A client that hangs up is part of what is tested.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { received, seen, close, port: (server.server.address() as AddressInfo).port };
}

/** An SMTP server that ends with the test. */
export async function startMailServer(options: MailServerOptions = {}) {
  const server = await openMailServer(options);
  onTestFinished(server.close);
  return server;
}

/** What a scripted server says at each point of a mail, or does: `cut` closes the connection, `silent` says nothing. */
export interface Script {
  greeting?: string;
  EHLO?: string;
  AUTH?: string;
  MAIL?: string;
  RCPT?: string;
  DATA?: string;
  /** Said at the end of the content. */
  content?: string;
  /** Said as soon as content comes, before its end. */
  midContent?: string;
}

/** A server that says word for word what a script tells it, on a free port of loopback. */
export async function openScriptedServer(script: Script) {
  const says = {
    greeting: '220 test',
    EHLO: '250-test\r\n250 AUTH PLAIN',
    AUTH: '235 ok',
    MAIL: '250 ok',
    RCPT: '250 ok',
    DATA: '354 go on',
    content: '250 ok',
    RSET: '250 ok',
    QUIT: '221 bye',
    midContent: 'silent',
    ...script,
  };
  const server = createServer((socket) => {
    const say = (point: string) => {
      const answer = says[point as keyof typeof says] ?? '502 unknown';
      if (answer === 'cut') socket.destroy();
      else if (answer !== 'silent') socket.write(`${answer}\r\n`);
    };
    socket.on('error', () => undefined);
    let inContent = false;
    say('greeting');
    createInterface(socket).on('line', (line) => {
      if (inContent && line !== '.') {
        // Once is enough: the content has many lines.
        if (line.startsWith('Subject:')) say('midContent');
        return;
      }
      const command = inContent ? 'content' : (line.split(' ')[0] ?? '');
      inContent = command === 'DATA' && says.DATA.startsWith('3');
      say(command);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { close, port: (server.address() as AddressInfo).port };
}
