import { watchFile } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { announcement } from './announcement.ts';
import { createApp } from './app.ts';
import { smtpServer } from './delivery/smtp.ts';
import { loadEnvironmentFile } from './environment-file.ts';
import { listen } from './listen.ts';
import { makeFolder } from './outbox/durable-files.ts';
import { lockOutbox } from './outbox/lock.ts';
import { Outbox } from './outbox/outbox.ts';
import { pageFilePath, readPageFile, sendsToEmailjs } from './pages/page-file.ts';
import { readSettings } from './settings.ts';
import { SetupError } from './setup-error.ts';
import { surviveUnreadOutput } from './unread-output.ts';

/** How long the last answers may take after a signal to stop, in milliseconds. */
const STOP_TIMEOUT_MS = 10_000;

/** How often the service looks for a new build, in milliseconds. */
const BUILD_CHECK_MS = 1000;

surviveUnreadOutput();
try {
  await start(process.cwd());
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** Serves the built page of the project in `directory`, and the e-mail service and outbox beside it. */
async function start(directory: string): Promise<void> {
  loadEnvironmentFile(directory);
  const settings = readSettings(process.env, directory);
  let page = await readPageFile(directory);
  watchFile(pageFilePath(directory), { persistent: false, interval: BUILD_CHECK_MS }, async () => {
    const next = await readPageFile(directory).catch(() => undefined);
    if (next) page = next;
  });
  const { mail } = settings;
  const hasOutbox = await takeOutbox(settings.outboxDirectory).then(
    () => true,
    (error: Error) => {
      // A page that sends to EmailJS sends nothing here.
      if (mail || !sendsToEmailjs(page) || !(error instanceof SetupError)) throw error;
      console.error(`${error.message} Until then applications that are sent here are answered with 503.`);
      return false;
    },
  );

  const server =
    mail && smtpServer(mail.url, mail, (works, sentence) => (works ? console.log : console.error)(sentence));
  const app = await createApp({
    host: settings.host,
    club: () => ({ ...page.club, ...(mail && { address: mail.to, sender: mail.from }) }),
    outbox: hasOutbox ? { directory: settings.outboxDirectory, limit: settings.outboxLimit } : undefined,
    pages: () => page,
    delivery: server && { connect: server.connect, sentDays: mail.sentDays },
    rateLimit: { windowMs: 60_000, max: settings.applicationsPerMinute },
    allowedOrigins: settings.allowedOrigins,
    publicMetrics: settings.publicMetrics,
    trustProxy: settings.trustProxy,
    report: (line) => console.log(line),
  });

  const port = await listen(app, settings);
  console.log(announcement({ ...settings, port }, page, directory));

  // Applications are taken whatever the check finds: they wait in the outbox.
  void server?.check();

  const stop = () => {
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    app.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

// The outbox belongs to this process until it ends: no other process writes or sends from there.
async function takeOutbox(directory: string): Promise<void> {
  try {
    await makeFolder(directory);
    await access(directory, constants.W_OK);
    await lockOutbox(directory);
    await new Outbox(directory).removeLeftovers();
  } catch (error) {
    if (error instanceof SetupError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    const cause = code === 'EROFS' ? 'the disk is read-only' : code;
    throw new SetupError(
      `Applications cannot be written to ${directory} (${cause}): set OUTBOX_DIR to another folder.`,
    );
  }
}
