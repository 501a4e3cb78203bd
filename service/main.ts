import { watchFile } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { EMAILJS_ORIGIN } from '../contract/wire-contract.ts';
import { announcement } from './announcement.ts';
import { createApp } from './app.ts';
import { checkLogin } from './delivery/login-check.ts';
import { smtpDelivery } from './delivery/smtp.ts';
import { singleAddress } from './email/clean.ts';
import { loadEnvironmentFile } from './environment-file.ts';
import { listen } from './listen.ts';
import { makeFolder } from './outbox/durable-files.ts';
import { lockOutbox } from './outbox/lock.ts';
import { Outbox } from './outbox/outbox.ts';
import { buildInfoFile, readBuildInfo } from './pages/build-info.ts';
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
  let build = await readBuildInfo(directory);
  // Files and policy change together: one build's policy refuses the other's styles and scripts.
  watchFile(buildInfoFile(directory), { persistent: false, interval: BUILD_CHECK_MS }, async () => {
    const next = await readBuildInfo(directory).catch(() => undefined);
    if (next) build = next;
  });
  // Imported only now: the configuration reads the environment when it is loaded.
  const { brand } = await import('../site.config.ts');
  const { email } = await import('../src/settings.ts');
  const address = singleAddress(email);
  if (!address) throw new SetupError(`"${email}" is not an e-mail address: correct it in site.config.ts.`);
  const { mail } = settings;
  // A page that sends to EmailJS sends nothing here. A service that takes no applications needs no lock.
  const takesApplications = mail !== undefined || build.emailEndpoint !== EMAILJS_ORIGIN;
  if (takesApplications) await takeOutbox(settings.outboxDirectory);

  const app = await createApp({
    host: settings.host,
    club: { name: brand.tr, address: mail?.to ?? address, sender: mail?.from },
    outbox: { directory: settings.outboxDirectory, limit: settings.outboxLimit },
    takesApplications,
    pages: () => build,
    delivery: mail && { connect: smtpDelivery(mail.url, mail), sentDays: mail.sentDays },
    rateLimit: { windowMs: 60_000, max: settings.applicationsPerMinute },
    allowedOrigins: settings.allowedOrigins,
    publicMetrics: settings.publicMetrics,
    trustProxy: settings.trustProxy,
    report: (line) => console.log(line),
  });

  const port = await listen(app, settings);
  console.log(announcement({ ...settings, port }, build, directory));

  // Applications are taken whatever the check finds: they wait in the outbox.
  if (mail) {
    void checkLogin(mail.url).then(({ works, sentence }) => (works ? console.log : console.error)(sentence));
  }

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
    throw new SetupError(
      `Applications cannot be written to ${directory} (${code}): set OUTBOX_DIR to another folder.`,
    );
  }
}
