import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type EmailParameters, parameterNames } from '../contract/email-parameters.ts';
import { PARAMETERS_LIMIT_BYTES, SEND_PATH, type SendRequest } from '../contract/wire-contract.ts';
import { type LongText, longText, longTexts } from '../service/testing-long-texts.ts';

export type Waits = Awaited<ReturnType<typeof measureWaits>>;

const SERVICE = fileURLToPath(new URL('service.ts', import.meta.url));

/** Room for the other fields in what an application may weigh, in bytes. */
const OTHERS = 1024;

/** An application that is as large as one may be, by one field. */
function application(field: keyof EmailParameters, kind: LongText): SendRequest {
  const values = Object.fromEntries(parameterNames.map((name) => [name, name])) as unknown as EmailParameters;
  return {
    lib_version: '4.4.1',
    user_id: 'key',
    service_id: 'service',
    template_id: 'template',
    template_params: { ...values, [field]: longText(kind, PARAMETERS_LIMIT_BYTES - OTHERS) },
  };
}

async function send(origin: string, request: SendRequest): Promise<void> {
  const response = await fetch(origin + SEND_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  if (!response.ok) throw new Error(`The service answered ${response.status}: ${await response.text()}`);
}

/** How long a small request takes, in ms. */
async function wait(origin: string): Promise<number> {
  const start = performance.now();
  await (await fetch(`${origin}/`)).text();
  return performance.now() - start;
}

/**
 * Sends the service applications of 50 KB, of each kind of long text eight at once, each with another field filled, and
 * measures how long other requests wait meanwhile.
 */
export async function measureWaits() {
  const folder = await mkdtemp(join(tmpdir(), 'bench-outbox-'));
  const service = fork(SERVICE, [folder]);
  try {
    const [origin] = (await once(service, 'message')) as [string];
    // Code that runs for the first time is slow.
    await Promise.all(parameterNames.map((field) => send(origin, application(field, 'letters'))));
    let longest = 0;
    for (const kind of longTexts) {
      const requests = parameterNames.map((field) => application(field, kind));
      const answers = Promise.all(requests.map((request) => send(origin, request)));
      while ((await Promise.race([answers, undefined])) === undefined) {
        longest = Math.max(longest, await wait(origin));
      }
    }
    return { 'Longest wait while the service takes 50 KB, ms': longest };
  } finally {
    service.disconnect();
    await once(service, 'exit');
    await rm(folder, { recursive: true, force: true });
  }
}
