import { describe, expect, it } from 'vitest';
import { redirectFor } from './redirect.ts';

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

describe('redirectFor', () => {
  it('sends a visitor who chose English from / to /en/, with query and hash', () => {
    expect(redirectFor(at('/', '?from=mail', '#faq'), 'en', '/')).toBe('/en/?from=mail#faq');
  });

  it('stays at / for a visitor who chose Turkish or nothing', () => {
    expect(redirectFor(at('/'), 'tr', '/')).toBeNull();
    expect(redirectFor(at('/'), null, '/')).toBeNull();
  });

  it('stays at /en/ whatever was chosen: the address wins', () => {
    expect(redirectFor(at('/en/'), 'tr', '/')).toBeNull();
    expect(redirectFor(at('/en/'), 'en', '/')).toBeNull();
  });

  it('stays at every other address, however a host came to serve the page there', () => {
    for (const path of ['//', '//en/', '/en', '/index.html']) {
      expect(redirectFor(at(path), 'en', '/')).toBeNull();
    }
  });

  it('follows a base path', () => {
    expect(redirectFor(at('/club/'), 'en', '/club/')).toBe('/club/en/');
    expect(redirectFor(at('/club/en/'), 'en', '/club/')).toBeNull();
  });
});
