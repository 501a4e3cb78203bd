/**
 * `npm run send-test`: sends one application, labelled as a test, where the page would send it, and says
 * what came back. With SMTP_URL set it is OK only when the mail server has taken the mail.
 */
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { type EmailParameters, emailParameters } from '../contract/email-parameters.ts';
import { type Application, writeApplication } from '../contract/fields.ts';
import { isDocument } from '../contract/is-document.ts';
import { ANSWER_LIMIT_MS, EMAILJS_ORIGIN, SEND_PATH, type SendRequest } from '../contract/wire-contract.ts';
import { checkLogin } from './delivery/login-check.ts';
import { digest } from './email/application-id.ts';
import { loadEnvironmentFile } from './environment-file.ts';
import { reasonOf } from './error-reason.ts';
import { lockOutbox } from './outbox/lock.ts';
import { Outbox } from './outbox/outbox.ts';
import { type MailSettings, readSettings } from './settings.ts';
import { SetupError } from './setup-error.ts';

const TEST_NAME = 'DENEME başvurusu (test application)';

try {
  console.log(await sendTest(process.cwd()));
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** @throws SetupError if the test application was not taken; the message says why */
async function sendTest(directory: string): Promise<string> {
  loadEnvironmentFile(directory);
  // Imported only now: the configuration reads the environment when it is loaded.
  const { email, emailService, origin } = await import('../src/settings.ts');
  const { publicKey, serviceId, templateId } = emailService;
  const keys = [publicKey, serviceId, templateId].filter(Boolean).length;
  if (keys > 0 && keys < 3) throw new SetupError('EmailJS needs all three VITE_EMAILJS keys, or none.');

  const { host, port, mail, outboxDirectory } = readSettings(process.env, directory);
  const own = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const target = publicKey ? emailService.origin || EMAILJS_ORIGIN : own;
  const body: SendRequest = {
    lib_version: '4.4.1',
    user_id: publicKey || 'embedded',
    service_id: serviceId || 'embedded',
    template_id: templateId || 'embedded',
    template_params: testApplication(email),
  };
  const response = await fetch(target + SEND_PATH, {
    method: 'POST',
    // A browser on the page sends this origin.
    headers: { 'content-type': 'application/json', origin: new URL(origin).origin },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  }).catch((error) => {
    const hint = target === own ? ' Is it running? `npm start` starts it.' : '';
    throw new SetupError(`${target} gave no answer (${reasonOf(error.cause ?? error)}).${hint}`);
  });
  const text = (await response.text()).trim();
  if (isDocument(text)) {
    throw new SetupError(
      `${target} answered ${response.status} with a page: it is not the e-mail service, or something stands in front of it.`,
    );
  }
  if (!response.ok) throw new SetupError(`${target} answered ${response.status}: ${text}${hintOn(text)}`);
  const answer = `${target} answered ${response.status}: ${text}`;
  if (target === own && mail)
    return `${answer}\n${await followMail(body.template_params, outboxDirectory, mail)}`;
  return `${answer}\nLook for "${TEST_NAME}" where applications arrive.`;
}

/**
 * Waits until the mail server has taken the mail or refused it.
 *
 * @throws SetupError if it has not taken it; the message says where the mail is and why
 */
async function followMail(
  parameters: EmailParameters,
  directory: string,
  mail: MailSettings,
): Promise<string> {
  const outbox = new Outbox(directory);
  const login = await checkLogin(mail.url);
  const deadline = Date.now() + ANSWER_LIMIT_MS;
  let found = await outbox.locate(digest(parameters));
  while (found?.state === 'waiting' && login.works && Date.now() < deadline) {
    await setTimeout(200);
    found = await outbox.locate(digest(parameters));
  }
  if (found?.state === 'waiting') {
    const reason = login.works
      ? 'The log of the service says why. If SMTP_URL is new, start the service anew.'
      : login.sentence;
    throw new SetupError(`The application is safe, but not sent: it waits in ${directory}. ${reason}`);
  }
  if (found?.state === 'failed') {
    const reason = await readFile(found.path.replace(/\.eml$/, '.txt'), 'utf8');
    throw new SetupError(`The mail server refused the mail; it lies in ${found.path}.\n${reason.trim()}`);
  }
  if (!found && !(await isInUse(directory))) {
    throw new SetupError(
      `The service that runs does not use ${directory}: start it anew, with the settings that this command reads.`,
    );
  }
  return `The mail server ${new URL(mail.url).hostname} took it. Look for "${TEST_NAME}" at ${mail.to}.`;
}

/** Whether a service works with this outbox. If so, a mail that is not in it has been sent and erased. */
async function isInUse(directory: string): Promise<boolean> {
  try {
    (await lockOutbox(directory))();
    return false;
  } catch {
    return true;
  }
}

function testApplication(email: string): EmailParameters {
  const application: Application = {
    ...writeApplication(() => TEST_NAME),
    email,
    phone: '+90 000 000 00 00',
    // With the time in it, no test is a repeat of another.
    message: `Bu bir denemedir, yanıtlamayın. Türkçe harfler: ığüşöç İĞÜŞÖÇ.\nThis is a test; do not answer.\n${new Date().toISOString()}`,
  };
  return emailParameters(application, email);
}

function hintOn(text: string): string {
  return /non-browser/.test(text)
    ? '\nAllow it for this test: in EmailJS, Account, Security, "Allow EmailJS API for non-browser applications".'
    : '';
}
