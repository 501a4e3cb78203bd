/** nginx and Caddy with the built configurations, started for tests. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { findServer } from './find-program.mjs';
import { sitePath } from './test-settings.mjs';

/** An answer as it was sent, still compressed. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A web server with the built page, run with the configuration the build wrote. */
export interface WebServer {
  ask: (
    path: string,
    options?: { method?: string; headers?: Record<string, string>; body?: string },
  ) => Promise<Answer>;
  stop: () => Promise<void>;
}

/** The folders, port and service of a server. */
interface Places {
  /** Folder for whatever the server writes. */
  folder: string;
  /** Folder the server serves. */
  root: string;
  port: number;
  /** Host and port of the e-mail service. */
  service: string;
}

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (typeof address !== 'object' || !address) throw new Error('No free port.');
  return address.port;
}

function ask(port: number): WebServer['ask'] {
  return (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((done, fail) => {
      // The path is sent as it is: `fetch` would normalize it.
      const outgoing = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
        const { statusCode: status = 0, headers } = response;
        buffer(response).then((body) => done({ status, headers, body }), fail);
      });
      outgoing.on('error', fail);
      outgoing.end(body);
    });
}

async function startNginx(program: string, { folder, root, port, service }: Places): Promise<ChildProcess> {
  const written = await readFile(sitePath('deploy/hosts/nginx.conf'), 'utf8');
  const configuration = join(folder, 'site.conf');
  await writeFile(configuration, written.replace('http://127.0.0.1:4173', `http://${service}`));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(
    join(folder, 'main.conf'),
    `include /etc/nginx/modules-enabled/*.conf;
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${root};
    include ${configuration};
  }
}
`,
  );
  return spawn(program, ['-e', 'stderr', '-c', join(folder, 'main.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

async function startCaddy(program: string, { folder, root, port, service }: Places): Promise<ChildProcess> {
  const file = sitePath('deploy/hosts/Caddyfile');
  return spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      SITE_ROOT: root,
      SERVICE_ADDRESS: service,
      CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
    },
  });
}

/** Files that an owner's site may hold beside those that the build wrote. */
const hiddenFiles = {
  '.well-known/apple-app-site-association': '{}',
  '.well-known/security.txt': 'Contact: a',
  ...Object.fromEntries(
    [
      '.env',
      '.git/config',
      '.well-known/.hidden',
      '.well-known/a/.hidden',
      'assets/.hidden',
      'en/.hidden',
    ].map((name) => [name, 'secret']),
  ),
};

/** Waits until a server answers, for ten seconds. */
async function answers(port: number, complaints: () => string): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    if (await ask(port)('/').then(Boolean, () => false)) return;
    await new Promise((again) => setTimeout(again, 50));
  }
  throw new Error(`The server did not start: ${complaints()}`);
}

/** The web servers this machine has, by name. */
export const webServers = (['nginx', 'caddy'] as const).filter((name) => findServer(name));

export type ServerName = (typeof webServers)[number];

/**
 * Starts a web server with the built page.
 *
 * @param base path the page is served under
 * @param service host and port of the e-mail service
 */
export async function startWebServer(name: ServerName, base: string, service: string): Promise<WebServer> {
  const folder = await mkdtemp(join(tmpdir(), `pet-hotel-club-${name}-`));
  // The built files are below the base. Beside their folder is a file that must not be served.
  const root = join(folder, 'root');
  const place = join(root, base);
  await mkdir(dirname(place), { recursive: true });
  await cp(sitePath('dist'), place, { recursive: true });
  for (const [name, text] of Object.entries(hiddenFiles)) {
    await mkdir(dirname(join(place, name)), { recursive: true });
    await writeFile(join(place, name), text);
  }
  await writeFile(join(folder, 'secret'), 'secret');
  const port = await freePort();
  const start = name === 'nginx' ? startNginx : startCaddy;
  const child = await start(String(findServer(name)), { folder, root, port, service });
  let complaints = '';
  child.stderr?.on('data', (text) => {
    complaints += text;
  });
  await answers(port, () => complaints);
  return {
    ask: ask(port),
    async stop() {
      const ended = new Promise((end) => child.once('exit', end));
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
