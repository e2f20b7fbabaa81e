import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '@rondo/contract/languages';
import { acceptedLanguage } from './accepted-language.ts';

describe('acceptedLanguage', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['pl', 'pl'],
    ['pl-PL,pl;q=0.9,en;q=0.8', 'pl'],
    ['en;q=0.5, PL ; q=0.8', 'pl'],
    ['zh-CN,zh;q=0.9,en;q=0.8', 'cn'],
    ['zh-Hans', 'cn'],
    ['de, ja;q=0.9, pl;q=0.1', 'pl'],
    ['de, *', 'en'],
    ['pl;q=0, en', 'en'],
    ['pl;q=0', 'en'],
    ['en, pl', 'en'],
    ['plx', 'en'],
    ['__proto__', 'en'],
  ])('%j is %s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language);
  });

  it('reads any text', () => {
    fc.assert(fc.property(fc.string(), (text) => languages.includes(acceptedLanguage(text))));
  });
});
