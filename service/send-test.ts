/**
 * `npm run send-test`: sends one application, labelled as a test, where the page would send it, and says
 * what came back.
 */
import { isDocument } from '../src/application/is-document.ts';
import {
  ANSWER_LIMIT_MS,
  EMAILJS_ORIGIN,
  type EmailParameters,
  SEND_PATH,
  type SendRequest,
} from '../src/application/wire-contract.ts';
import { loadEnvironmentFile } from './environment-file.ts';
import { reasonOf } from './report.ts';
import { readSettings } from './settings.ts';
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
  // Only now: it reads the environment when it is loaded.
  const { email, emailService, origin } = await import('../src/settings.ts');
  const { publicKey, serviceId, templateId } = emailService;
  const keys = [publicKey, serviceId, templateId].filter(Boolean).length;
  if (keys > 0 && keys < 3) throw new SetupError('EmailJS needs all three VITE_EMAILJS keys, or none.');

  const { host, port } = readSettings(process.env, directory);
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
    // As a browser on the page would say.
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
  return `${target} answered ${response.status}: ${text}\nLook for "${TEST_NAME}" where applications arrive.`;
}

function testApplication(email: string): EmailParameters {
  return {
    to_email: email,
    from_name: TEST_NAME,
    from_email: email,
    hotel_name: TEST_NAME,
    contact_name: TEST_NAME,
    phone: '+90 000 000 00 00',
    // The time makes each test an application of its own.
    message: `Bu bir denemedir, yanıtlamayın. Türkçe harfler: ığüşöç İĞÜŞÖÇ.\nThis is a test; do not answer.\n${new Date().toISOString()}`,
    reply_to: email,
  };
}

function hintOn(text: string): string {
  return /non-browser/.test(text)
    ? '\nAllow it for this test: in EmailJS, Account, Security, "Allow EmailJS API for non-browser applications".'
    : '';
}
