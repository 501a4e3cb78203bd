import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { stripVTControlCharacters } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { loadContent } from '../src/language/load-content.ts';
import { TEST_LIMIT } from '../tests/test-limits.ts';

/** A port of this machine that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

it('takes a port of its own, and answers unknown addresses with the 404 page of their language', {
  // Vite and the service start slowly on a busy machine.
  timeout: 4 * TEST_LIMIT,
}, async () => {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'build/dev.ts'], {
    env: { ...process.env, PORT: String(await freePort()), DEV_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  await expect.poll(() => output, { timeout: 3 * TEST_LIMIT }).toContain('/outbox/');
  const lines = stripVTControlCharacters(output);
  expect(lines).toContain(`Local:   http://localhost:${port}/`);
  expect(lines).not.toContain('Server listening');

  for (const { language, path } of [
    { language: 'tr', path: 'yok.png' },
    { language: 'en', path: 'en/nowhere' },
  ] as const) {
    const response = await fetch(`http://localhost:${port}/${path}`);
    const html = await response.text();
    expect({ status: response.status, type: response.headers.get('content-type') }).toEqual({
      status: 404,
      type: 'text/html',
    });
    const { notFound } = await loadContent(language);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(notFound.title);
  }
});
