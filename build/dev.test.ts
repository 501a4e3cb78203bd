import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { stripVTControlCharacters } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { TEST_LIMIT } from './test-limits.ts';

/** A port of this machine that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

it('leaves the service its port and takes one of its own', { timeout: TEST_LIMIT }, async () => {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'build/dev.ts'], {
    env: { ...process.env, PORT: String(await freePort()), DEV_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  let output = '';
  for await (const chunk of child.stdout) {
    output += chunk;
    if (output.includes('/outbox/')) break;
  }
  const lines = stripVTControlCharacters(output);
  expect(lines).toContain(`Local:   http://localhost:${port}/`);
  expect(lines).not.toContain('Server listening');
});
