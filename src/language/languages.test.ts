import { describe, expect, it } from 'vitest';
import { isLanguage, languagePath } from './languages.ts';

describe('languages', () => {
  it('have their documents at the base path and below it', () => {
    expect(languagePath('tr', '/club/')).toBe('/club/');
    expect(languagePath('en', '/club/')).toBe('/club/en/');
  });

  it('are only Turkish and English', () => {
    expect(['tr', 'en', 'de', '', null, 1].filter(isLanguage)).toEqual(['tr', 'en']);
  });
});
