import fc from 'fast-check';
import { expect, it } from 'vitest';
import { storableText } from '@rondo/domain/text';
import { storableJson } from './storable-json.ts';

it.each([
  [{ a: 'x\0' }, { a: 'x\uFFFD' }],
  [{ 'k\uD83D': ['\uDE00', 1, null, true] }, { 'k\uFFFD': ['\uFFFD', 1, null, true] }],
  ['\\u0000 \\ud83d', '\\u0000 \\ud83d'],
  ['\\\0', '\\\uFFFD'],
  ['😀 \u0001', '😀 \u0001'],
])('%j becomes %j', (given, stored) => {
  expect(JSON.parse(storableJson(given))).toEqual(stored);
});

it('changes of any text what cannot be stored and nothing else', () => {
  const text = fc.string({
    unit: fc.constantFrom('\\', 'u', '0', 'd83d', '\0', '\uD83D', '\uDE00', '"', 'é', '\n'),
  });
  fc.assert(
    fc.property(text, (given) => {
      expect(JSON.parse(storableJson(given))).toBe(storableText(given, 1e6));
    }),
  );
});
