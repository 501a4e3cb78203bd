import { expect, it } from 'vitest';
import { type MetadataTag, rewriteTags } from './document-metadata.ts';

it('gives each of several tags with one selector its own value', () => {
  const written: [string, string][] = [];
  const element = (name: string) => ({
    setAttribute: (_attribute: string, value: string) => written.push([name, value]),
  });
  const found: Record<string, unknown[]> = {
    'meta[name="title"]': [element('title')],
    'meta[name="locale"]': [element('first locale'), element('second locale')],
  };
  const head = { querySelectorAll: (selector: string) => found[selector] ?? [] };
  const tag = (name: string, value: string): MetadataTag => ({
    selector: `meta[name="${name}"]`,
    attribute: 'content',
    value,
  });
  rewriteTags(head as unknown as ParentNode, [
    tag('locale', 'en_GB'),
    tag('title', 'Ana sayfa'),
    tag('locale', 'de_DE'),
  ]);
  expect(written).toEqual(
    expect.arrayContaining([
      ['title', 'Ana sayfa'],
      ['first locale', 'en_GB'],
      ['second locale', 'de_DE'],
    ]),
  );
});
