import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { onlyMail, startApp, temporaryFolder, writeFiles } from './testing.ts';

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

/** Something else in the e-mail service's place, with one answer to everything. */
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

test.each([
  '<!doctype html><title>Giriş</title>',
  '\uFEFF\n<HTML><body>Log in</body></HTML>',
  '<?xml version="1.0"?>',
])('a page is no answer of the e-mail service, though its status is 200: %j', async (page) => {
  const { origin } = await startAnswering(200, page);
  const { code, output, errors } = await sendTest({ ...keys, VITE_EMAILJS_ORIGIN: origin });
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toBe(
    `${origin} answered 200 with a page: it is not the e-mail service, or something stands in front of it.\n`,
  );
});

test('with keys it sends them to the configured service, and says what that said', async () => {
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
