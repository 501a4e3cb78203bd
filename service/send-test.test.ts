import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { smtpDelivery } from './delivery/smtp.ts';
import { lockOutbox } from './outbox/lock.ts';
import { onlyMail, startApp, temporaryFolder, writeFiles } from './testing.ts';
import type { MailServerOptions } from './testing-mail-server.ts';
import { startMailServer } from './testing-smtp.ts';

const COMMAND = fileURLToPath(new URL('send-test.ts', import.meta.url));

/** Runs the command in a folder with these lines of `.env`. */
async function sendTest(environment: Record<string, string | number>) {
  const cwd = await temporaryFolder();
  const lines = Object.entries(environment).map(([name, value]) => `${name}=${value}\n`);
  await writeFiles(cwd, { '.env': lines.join('') });
  return new Promise<{ code: number; output: string; errors: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), COMMAND],
      { cwd, env: { PATH: process.env.PATH ?? '' } },
      (error, output, errors) => resolve({ code: Number(error?.code ?? 0), output, errors }),
    );
  });
}

const keys = {
  VITE_EMAILJS_PUBLIC_KEY: 'key',
  VITE_EMAILJS_SERVICE_ID: 'service',
  VITE_EMAILJS_TEMPLATE_ID: 'template',
};

test('without keys it sends one labelled application to the service on this machine', async () => {
  const { app, outboxDirectory } = await startApp({ allowedOrigins: ['https://kulup.example'] });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const result = await sendTest({
    HOST: '127.0.0.1',
    PORT: port,
    VITE_SITE_ORIGIN: 'https://kulup.example/site/',
  });
  expect(result).toMatchObject({ code: 0, errors: '' });
  expect(result.output).toMatch(new RegExp(`^http://127.0.0.1:${port} answered 200: OK\n`));
  expect((await onlyMail(outboxDirectory)).email.subject).toContain('DENEME başvurusu');
});

/** Starts a server in the e-mail service's place that gives one answer to everything. */
async function startAnswering(status: number, answer: string) {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    request.on('data', (chunk) => bodies.push(String(chunk)));
    request.on('end', () => response.writeHead(status).end(answer));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  return { bodies, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('a page with status 200 is not taken for the e-mail service’s answer', async () => {
  const { origin } = await startAnswering(200, '\uFEFF\n<HTML><body>Log in</body></HTML>');
  const { code, output, errors } = await sendTest({ ...keys, VITE_EMAILJS_ORIGIN: origin });
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toBe(
    `${origin} answered 200 with a page: it is not the e-mail service, or something stands in front of it.\n`,
  );
});

test('with keys it sends them to the configured service, and prints that service’s answer', async () => {
  const { bodies, origin } = await startAnswering(400, 'The template ID not found');
  expect(await sendTest({ ...keys, VITE_EMAILJS_ORIGIN: origin })).toEqual({
    code: 1,
    output: '',
    errors: `${origin} answered 400: The template ID not found\n`,
  });
  expect(JSON.parse(bodies.join(''))).toMatchObject({
    user_id: 'key',
    service_id: 'service',
    template_id: 'template',
  });
});

describe('with SMTP_URL', () => {
  const envelope = { from: 'site@kulup.example', to: 'posta@kulup.example' };

  /** Runs the command beside a service that sends through a mail server with these options. */
  async function sendTestByMail(
    options: MailServerOptions,
    { user = '', sentDays = 30, outboxDirectory = '' } = {},
  ) {
    const server = await startMailServer(options);
    const SMTP_URL = `smtp://${user}127.0.0.1:${server.port}`;
    const { app, ...service } = await startApp({
      delivery: { connect: smtpDelivery(SMTP_URL, envelope), sentDays },
    });
    await lockOutbox(service.outboxDirectory);
    await app.listen({ host: '127.0.0.1', port: 0 });
    const result = await sendTest({
      HOST: '127.0.0.1',
      PORT: (app.server.address() as AddressInfo).port,
      OUTBOX_DIR: outboxDirectory || service.outboxDirectory,
      SMTP_URL,
      MAIL_FROM: envelope.from,
      MAIL_TO: envelope.to,
      SENT_DAYS: sentDays,
    });
    return { ...result, received: server.received, outboxDirectory: service.outboxDirectory };
  }

  test.each([30, 0])(
    'it is OK when the mail server has taken the mail; kept for %i days',
    async (sentDays) => {
      const { code, output, errors, received } = await sendTestByMail({}, { sentDays });
      expect({ code, errors }).toEqual({ code: 0, errors: '' });
      expect(output).toMatch(
        /\nThe mail server 127\.0\.0\.1 took it\. Look for "DENEME .*" at posta@kulup\.example\.\n$/,
      );
      expect(received).toHaveLength(1);
    },
  );

  test('it says where the mail waits when the server refuses the login', async () => {
    const { code, output, errors, outboxDirectory } = await sendTestByMail(
      { onAuth: (_auth, _session, callback) => callback(new Error('wrong')), allowInsecureAuth: true },
      { user: 'a:gizli@' },
    );
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toContain(
      `not sent: it waits in ${outboxDirectory}. No mail can leave now: 127.0.0.1 refused the`,
    );
    expect(errors).not.toContain('gizli');
  });

  test('it prints the words of a server that refuses the mail', async () => {
    const { code, errors } = await sendTestByMail({
      verdict: () => ({ reply: 554, text: '5.6.0 Message rejected: malformed header' }),
    });
    expect(code).toBe(1);
    expect(errors).toMatch(/^The mail server refused the mail; it lies in .*failed.*\.eml\.\n/);
    expect(errors).toContain('malformed header');
  });

  test('it says so when the service that runs has another outbox', async () => {
    const outboxDirectory = await temporaryFolder();
    const { code, errors } = await sendTestByMail({}, { outboxDirectory });
    expect(code).toBe(1);
    expect(errors).toContain(`The service that runs does not use ${outboxDirectory}`);
  });
});

test('it says so when nobody answers', async () => {
  const { app } = await startApp();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  await app.close();
  const { code, errors } = await sendTest({ HOST: '127.0.0.1', PORT: port });
  expect(code).toBe(1);
  expect(errors).toBe(
    `http://127.0.0.1:${port} gave no answer (ECONNREFUSED). Is it running? \`npm start\` starts it.\n`,
  );
});
