import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Email } from 'postal-mime';
import { SEND_PATH } from '../../contract/wire-contract.ts';
import { openMailServer } from '../../service/testing-mail-server.ts';
import { address } from '../../service/testing-process.ts';
import { answers, FaultServer, respond } from '../fault-server.ts';
import { SITE_FOLDER } from '../test-settings.mjs';

const WATCH = '/watch-of-test.js';

/** Notes errors, warnings and broken policy. It runs in the page, before the page's own script. */
function watch(): void {
  const noise: string[] = [];
  Object.assign(window, { noiseOfTest: noise });
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    console[level] = (...args: unknown[]) => {
      noise.push(`${level}: ${args.join(' ')}`);
      write.apply(console, args);
    };
  }
  const told = { capture: true };
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      noise.push(
        target instanceof Element ? `not loaded: ${target.outerHTML}` : `uncaught: ${event.message}`,
      );
    },
    told,
  );
  addEventListener('unhandledrejection', ({ reason }) => noise.push(`uncaught: ${reason}`), told);
  addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sample }) =>
      noise.push(`policy: ${effectiveDirective} ${blockedURI} ${sample}`),
    told,
  );
  addEventListener('page:ready', () => Object.assign(window, { readyOfTest: true }), told);
}

const MAIL_TO = 'basvurular@kulup.example';

/** The page's real service, which mails applications to the club's mailbox. */
export interface Service {
  origin: string;
  /** The mails in the club's mailbox whose text holds `mark`. */
  mailsAbout: (mark: string) => Email[];
  stop: () => Promise<void>;
}

/** Starts the page's real service, and the SMTP server that it sends to. */
export async function startService(): Promise<Service> {
  const mailServer = await openMailServer();
  const outbox = await mkdtemp(join(tmpdir(), 'pet-hotel-club-engines-'));
  const service = spawn(process.execPath, ['--import', 'tsx', resolve('service/main.ts')], {
    cwd: SITE_FOLDER,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      OUTBOX_DIR: outbox,
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
      MAIL_FROM: 'site@kulup.example',
      MAIL_TO,
    },
  });
  const output = { text: '', errors: '' };
  service.stdout.on('data', (chunk) => {
    output.text += chunk;
  });
  service.stderr.on('data', (chunk) => {
    output.errors += chunk;
  });
  return {
    origin: await address(service, output),
    mailsAbout: (mark) =>
      mailServer.received
        .filter(({ to, email }) => to.includes(MAIL_TO) && email.text?.includes(mark))
        .map(({ email }) => email),
    async stop() {
      const ended = once(service, 'exit');
      service.kill();
      await ended;
      await mailServer.close();
      await rm(outbox, { recursive: true });
    },
  };
}

/** The page under an origin of its own, so that nothing is stored or cached, and watched from the start. */
export interface PageServer {
  url: string;
  /** From now on every send is answered with this status. */
  failSends: (status: number) => void;
  /** From now on sends reach the service again. */
  passSends: () => void;
  close: () => Promise<void>;
}

/** Serves the page of a running service, watched.
 *
 * @param service the service's origin
 */
export async function servePage(service: string): Promise<PageServer> {
  const watched = new FaultServer(service);
  watched.set('/', async (incoming, response, forward) => {
    if (incoming.url === WATCH) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(`(${watch})()`);
      return;
    }
    const answer = await forward();
    const isPage = answer.headers['content-type']?.startsWith('text/html');
    const body = isPage
      ? answer.body.toString().replace('<title>', `<script src="${WATCH}"></script><title>`)
      : answer.body;
    respond(response, { ...answer, body });
  });
  await watched.listen();
  const faulty = new FaultServer(watched.url);
  await faulty.listen();
  return {
    url: faulty.url,
    failSends: (status) => faulty.set(SEND_PATH, answers(status)),
    passSends: () => faulty.lift(),
    async close() {
      await faulty.close();
      await watched.close();
    },
  };
}
