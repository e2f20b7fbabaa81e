import { expect, it } from 'vitest';
import { scriptLanguage } from './script-language.ts';

it.each([
  ['Grievous Lady', undefined],
  ['Zażółć gęślą jaźń', undefined],
  ['12345 ♪ ★', undefined],
  ['', undefined],
  ['千本桜 ～さくら～', 'ja'],
  ['カタカナ feat. Nobody', 'ja'],
  ['봄날', 'ko'],
  ['青花瓷', 'zh'],
  ['Live at 北京', 'zh'],
  ['Катюша', 'ru'],
])('%s is in %s', (text, language) => {
  expect(scriptLanguage(text)).toBe(language);
});
