import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { metaPolicy, securityHeaders } from './security-headers.ts';

const sources = { inlineScripts: ['boot()'], inlineStyles: ['a{}'], emailOrigin: '' };

describe('security policy', () => {
  it('allows the inline script by its hash and nothing inline besides', () => {
    const hash = createHash('sha256').update('boot()').digest('base64');
    expect(metaPolicy(sources)).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(metaPolicy(sources)).not.toContain('unsafe');
  });

  it('lets the page talk to its own origin, or only to the configured e-mail service', () => {
    expect(metaPolicy(sources)).toContain("connect-src 'self';");
    expect(metaPolicy({ ...sources, emailOrigin: 'https://api.emailjs.com' })).toContain(
      'connect-src https://api.emailjs.com;',
    );
  });

  it('forbids framing in the header, which a meta element cannot', () => {
    expect(securityHeaders(sources)['Content-Security-Policy']).toContain("frame-ancestors 'none'");
    expect(metaPolicy(sources)).not.toContain('frame-ancestors');
  });

  it('keeps visitors on TLS only where they come by it', () => {
    const [plain, tls] = [securityHeaders(sources), securityHeaders(sources, true)];
    expect(plain).not.toHaveProperty('Strict-Transport-Security');
    expect(plain['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
    expect(tls['Strict-Transport-Security']).toMatch(/^max-age=\d{8}$/);
    expect(tls['Content-Security-Policy']).toBe(
      `${plain['Content-Security-Policy']}; upgrade-insecure-requests`,
    );
  });
});
