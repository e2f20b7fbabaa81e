import { expect, test } from 'vitest';
import { Problem } from '../api/problem.ts';
import { problemText as say } from '../api/problem-text.ts';
import { chooseLanguage } from './i18n.ts';
import { loadNamespaces, t } from './texts.ts';

test('choosing a language stores it, loads its texts and sets lang', async () => {
  await chooseLanguage('cn');
  expect(localStorage.getItem('appLanguage')).toBe('cn');
  expect(document.documentElement.lang).toBe('zh-CN');
  expect(t('nav.levels')).toBe('谱面');
});

test.each([
  ['pl', 1, '1 podpowiedź'],
  ['pl', 3, '3 podpowiedzi'],
  ['cn', 5, '5 条建议'],
  ['en', 1, '1 suggestion'],
] as const)('plurals follow the language: %s %i', async (code, count, words) => {
  await chooseLanguage(code);
  expect(t('components:combobox.count', { count })).toBe(words);
});

test('errors have the text of their code, else that of the server', async () => {
  await chooseLanguage('pl');
  await loadNamespaces('errors');
  expect(say(new Problem(409, { error: 'x', code: 'NOT_PENDING' }))).toBe(
    'To zgłoszenie już nie czeka na decyzję.',
  );
  expect(say(new Problem(400, { error: 'Only the server knows.', code: 'BRAND_NEW' }))).toBe(
    'Only the server knows.',
  );
  expect(say(new Problem(0, {}))).toContain('Nie można połączyć się z serwerem');
  expect(say(new TypeError('x'))).toBe('Coś poszło nie tak.');
});
