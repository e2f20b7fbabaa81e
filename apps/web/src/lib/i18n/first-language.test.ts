import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';
import { firstLanguage } from './languages.ts';

const beforePaint = readFileSync(join(import.meta.dirname, '../../../public/before-paint.js'), 'utf8');

function open(spoken: readonly string[], chosen?: string) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(spoken);
  if (chosen !== undefined) localStorage.setItem('appLanguage', chosen);
  runInThisContext(beforePaint);
}

beforeEach(() => {
  document.documentElement.lang = 'en';
});

test.each([
  [['pl-PL', 'pl', 'en'], 'pl'],
  [['zh-CN'], 'cn'],
  [['zh'], 'cn'],
  [['zh-Hant-TW', 'en'], 'cn'],
  [['ZH-hans'], 'cn'],
  [['de-DE', 'pl'], 'pl'],
  [['en-GB', 'pl'], 'en'],
  [['de', 'ja'], 'en'],
  [['plx'], 'en'],
  [['constructor'], 'en'],
  [[], 'en'],
])('a first visit from a browser that speaks %j is in %s', (spoken, code) => {
  open(spoken);
  expect(firstLanguage().code).toBe(code);
});

test.each([
  ['en', 'en'],
  ['us', 'en'],
  ['cn', 'cn'],
  ['ko', 'pl'],
  ['__proto__', 'pl'],
  ['nonsense', 'pl'],
])('%s chosen in a Polish browser is %s', (chosen, code) => {
  open(['pl'], chosen);
  expect(firstLanguage().code).toBe(code);
});

test.each([
  ['?lang=pl', 'pl'],
  ['?sort=foo&lang=cn', 'cn'],
  ['?lang=xx', 'en'],
  ['?lang=__proto__', 'en'],
])('an address with %s is shown in %s, and nothing is kept of it', (address, code) => {
  history.replaceState(null, '', address);
  open(['de'], 'en');
  history.replaceState(null, '', '/');
  expect(firstLanguage().code).toBe(code);
  expect(localStorage.getItem('appLanguage')).toBe('en');
});

test('a browser that forbids storage is asked for its languages', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  open(['pl']);
  expect(firstLanguage().code).toBe('pl');
  expect(document.documentElement.lang).toBe('pl');
});
