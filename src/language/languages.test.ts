import { describe, expect, it } from 'vitest';
import { isLanguage, languageOfPath, languagePath } from './languages.ts';

describe('languages', () => {
  it('lie at the base path and below it', () => {
    expect(languagePath('tr', '/club/')).toBe('/club/');
    expect(languagePath('en', '/club/')).toBe('/club/en/');
  });

  it('are read back from a path, Turkish for anything unknown (spec §9)', () => {
    expect(languageOfPath('/en/', '/')).toBe('en');
    expect(languageOfPath('/', '/')).toBe('tr');
    expect(languageOfPath('/endless/', '/')).toBe('tr');
  });

  it('are only the two', () => {
    expect(['tr', 'en', 'de', '', null, 1].filter(isLanguage)).toEqual(['tr', 'en']);
  });
});
