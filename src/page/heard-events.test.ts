import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { eventsOf } from './heard-events.ts';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => readFileSync(join('src', path), 'utf8'))
  .join('\n');

describe('the events React listens to', () => {
  it('are those of every handler in the page, and of no other', () => {
    const given = new Set([...sources.matchAll(/\s(on[A-Z]\w*)=\{/g)].map(([, name]) => name));
    // A component's own property is declared where it is written.
    const handlers = [...given].filter((name) => !new RegExp(`\\b${name}\\??: \\(`).test(sources));
    expect(handlers.sort()).toEqual(Object.keys(eventsOf));
  });
});
