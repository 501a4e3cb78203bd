import { describe, expect, it } from 'vitest';
import { isLanguage, languageCodes, languageOfPath, languagePath } from './languages.ts';

describe('languages', () => {
  it('are Turkish and English (spec §1)', () => {
    expect(languageCodes).toEqual(['tr', 'en']);
  });

  it('have their documents at the base path and below it', () => {
    expect(languagePath('tr', '/club/')).toBe('/club/');
    expect(languagePath('en', '/club/')).toBe('/club/en/');
  });

  it('are not what a stored value may say by chance', () => {
    expect(['tr', 'en', 'xx', '', 'toString', null, 1].filter(isLanguage)).toEqual(['tr', 'en']);
  });

  it('own the paths in their folders, and Turkish all others', () => {
    const paths = ['/club/en/', '/club/en/nowhere', '/club/english', '/club/', '/en/'];
    expect(paths.map((path) => languageOfPath(path, '/club/'))).toEqual(['en', 'en', 'tr', 'tr', 'tr']);
  });
});
