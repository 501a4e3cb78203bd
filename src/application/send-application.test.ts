import { afterEach, expect, test, vi } from 'vitest';
import { writeApplication } from '../../contract/fields.ts';
import { SEND_PATH } from '../../contract/wire-contract.ts';

const application = {
  ...writeApplication(() => ''),
  contactName: 'Gülşah',
  email: 'g@example.com',
  phone: '0',
};

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Sends an application from a page with these settings; `fetch` is the e-mail service. */
async function send(fetch: () => Promise<Response>, settings: Record<string, string> = {}) {
  // The configuration reads its environment once, when it is imported.
  vi.resetModules();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const service = vi.fn(fetch);
  vi.stubGlobal('fetch', service);
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('localStorage', {});
  vi.stubGlobal('location', { pathname: '/' });
  vi.spyOn(console, 'info').mockReturnValue();
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const { sendApplication } = await import('./send-application.ts');
  return { outcome: await sendApplication(application, () => {}), service, said };
}

test('without the ids of the e-mail service an application fails, and nothing is sent', async () => {
  const { outcome, service, said } = await send(vi.fn(), { VITE_EMAILJS_PUBLIC_KEY: 'key' });
  expect(outcome).toBe('error');
  expect(said).toHaveBeenCalledOnce();
  expect(service).not.toHaveBeenCalled();
});

test.each([400, 403, 413, 422, 426, 429, 451, 500, 502, 503])(
  'a status of %i is the general failure, and is logged (spec §8)',
  async (status) => {
    const { outcome, said } = await send(async () => new Response('no', { status }));
    expect(outcome).toBe('error');
    expect(said).toHaveBeenCalledExactlyOnceWith('Application not sent', { status });
  },
);

test('a service at another origin gets the application there; an answer that cannot be read is a failure', async () => {
  const settings = {
    VITE_EMAILJS_PUBLIC_KEY: 'key',
    VITE_EMAILJS_SERVICE_ID: 'service',
    VITE_EMAILJS_TEMPLATE_ID: 'template',
    VITE_EMAILJS_ORIGIN: 'https://mail.kulup.example/',
  };
  const taken = await send(async () => new Response('OK'), settings);
  expect(taken.outcome).toBe('success');
  expect(taken.service.mock.calls).toEqual([
    [`https://mail.kulup.example${SEND_PATH}`, expect.objectContaining({ method: 'POST' })],
  ]);
  // `fetch` rejects like this offline, if the host is not found, and if the answer may not be read.
  const unread = await send(() => Promise.reject(new TypeError('Failed to fetch')), settings);
  expect(unread.outcome).toBe('error');
  expect(unread.said).toHaveBeenCalledExactlyOnceWith('Application not sent', { reason: 'TypeError' });
});
