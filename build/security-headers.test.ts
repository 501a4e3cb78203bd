import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { metaPolicy, securityHeaders } from './security-headers.ts';

const inline = { script: 'boot()', styles: 'a{}' };

describe('security policy', () => {
  it('allows the inline script by its hash and nothing inline besides', () => {
    const hash = createHash('sha256').update('boot()').digest('base64');
    expect(metaPolicy(inline, '')).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(metaPolicy(inline, '')).not.toContain('unsafe');
  });

  it('lets the page talk to its own origin, or only to the configured e-mail service', () => {
    expect(metaPolicy(inline, '')).toContain("connect-src 'self';");
    expect(metaPolicy(inline, 'https://api.emailjs.com')).toContain('connect-src https://api.emailjs.com;');
  });

  it('forbids framing in the header, which a meta element cannot', () => {
    expect(securityHeaders([inline], '')['Content-Security-Policy']).toContain("frame-ancestors 'none'");
    expect(metaPolicy(inline, '')).not.toContain('frame-ancestors');
  });

  it('comes with every other header that protects visitors', () => {
    expect(securityHeaders([inline], '', true)).toMatchObject({
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': expect.stringContaining('camera=()'),
      'Referrer-Policy': 'strict-origin',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    });
  });

  it('keeps visitors on TLS only where they come by it', () => {
    const [plain, tls] = [securityHeaders([inline], ''), securityHeaders([inline], '', true)];
    expect(plain).not.toHaveProperty('Strict-Transport-Security');
    expect(plain['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
    expect(tls['Strict-Transport-Security']).toMatch(/^max-age=\d{8}$/);
    expect(tls['Content-Security-Policy']).toBe(
      `${plain['Content-Security-Policy']}; upgrade-insecure-requests`,
    );
  });
});
