import { afterEach, expect, test, vi } from 'vitest';

const application = { hotelName: '', contactName: 'Gülşah', email: 'g@example.com', phone: '0', message: '' };

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('without the ids of its e-mail service an application is the one failure, and nothing is sent', async () => {
  // The configuration reads its environment once.
  vi.resetModules();
  vi.stubEnv('VITE_EMAILJS_PUBLIC_KEY', 'key');
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('localStorage', {});
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const { sendApplication } = await import('./send-application.ts');
  expect(await sendApplication(application, () => {})).toBe('error');
  expect(said).toHaveBeenCalledOnce();
  expect(fetch).not.toHaveBeenCalled();
});
