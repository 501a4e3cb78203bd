import { expect, it } from 'vitest';
import { composePage } from './document.ts';

const parts = {
  language: 'en',
  title: 'Cats & "dogs" <3',
  tags: [{ selector: 'meta[name="description"]', attribute: 'content', value: 'a "b" <c>' }],
  base: '/club/',
  head: ['<script></script>'],
  symbols: '<symbol id="bell"></symbol>',
  html: '<main></main>',
  structuredData: { name: '</script><script>' },
} as const;

it('escapes what the configuration and the words say', () => {
  const html = composePage(parts);
  expect(html).toContain('<title>Cats &amp; &quot;dogs&quot; &lt;3</title>');
  expect(html).toContain('<meta name="description" content="a &quot;b&quot; &lt;c&gt;">');
});

it('follows the base path', () => {
  expect(composePage(parts)).toContain('href="/club/favicon.svg"');
});

it('keeps the structured data inside its element', () => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(composePage(parts)) ?? [];
  expect(JSON.parse(json)).toEqual(parts.structuredData);
});

it('writes no e-mail address that a host would find and hide, and changes no script or style', () => {
  const own = '<style>@layer base{}</style><script>const at = "@"</script>';
  const data = { '@type': 'Organization', email: 'a@b.example' };
  const html = composePage({
    ...parts,
    head: [own],
    html: '<a href="mailto:a@b.example">a@b.example</a>',
    structuredData: data,
  });
  expect(html).toContain('<a href="mailto:a&#64;b.example">a&#64;b.example</a>');
  expect(html).toContain(own);
  expect(html).toContain('{"@type":"Organization","email":"a\\u0040b.example"}');
});

it('offers the App Store’s banner only for a listing of its own', () => {
  expect(composePage(parts)).not.toContain('apple-itunes-app');
  expect(composePage({ ...parts, appStoreId: '123' })).toContain(
    '<meta name="apple-itunes-app" content="app-id=123">',
  );
});
