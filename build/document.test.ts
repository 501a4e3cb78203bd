import { describe, expect, it } from 'vitest';
import { composeDocument } from './document.ts';

const parts = {
  language: 'en',
  title: 'Cats & "dogs" <3',
  tags: [{ selector: 'meta[name="description"]', attribute: 'content', value: 'a "b" <c>' }],
  addresses: { tr: 'https://club.example/', en: 'https://club.example/en/' },
  base: '/club/',
  head: ['<script></script>'],
  symbols: '<symbol id="bell"></symbol>',
  html: '<main></main>',
  structuredData: { name: '</script><script>' },
} as const;

describe('composeDocument', () => {
  it('escapes what the configuration and the words say', () => {
    const html = composeDocument(parts);
    expect(html).toContain('<title>Cats &amp; &quot;dogs&quot; &lt;3</title>');
    expect(html).toContain('<meta name="description" content="a &quot;b&quot; &lt;c&gt;">');
  });

  it('names both languages and the default for a visitor of neither', () => {
    const html = composeDocument(parts);
    expect(html).toContain('hreflang="tr" href="https://club.example/"');
    expect(html).toContain('hreflang="en" href="https://club.example/en/"');
    expect(html).toContain('hreflang="x-default" href="https://club.example/"');
  });

  it('follows the base path', () => {
    expect(composeDocument(parts)).toContain('href="/club/favicon.svg"');
  });

  it('keeps the structured data inside its element', () => {
    const [, json = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(composeDocument(parts)) ?? [];
    expect(JSON.parse(json)).toEqual(parts.structuredData);
  });

  it('offers the App Store’s banner only for a listing of its own', () => {
    expect(composeDocument(parts)).not.toContain('apple-itunes-app');
    expect(composeDocument({ ...parts, appStoreId: '123' })).toContain(
      '<meta name="apple-itunes-app" content="app-id=123">',
    );
  });

  it('refuses a selector it cannot write as a tag', () => {
    const tags = [{ selector: 'meta', attribute: 'content', value: '' }] as const;
    expect(() => composeDocument({ ...parts, tags })).toThrow(/Cannot write a tag/);
  });
});
