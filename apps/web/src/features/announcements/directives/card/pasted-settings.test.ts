import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPasted } from './pasted-settings.ts';

test.each([
  ['', { code: 'json', line: 1 }],
  ['{\n "name": "a",\n "mode" "STATIC" }', { code: 'json', line: 3 }],
  ['{ "name": "a" }\n}', { code: 'json', line: 2 }],
  ['[]', { code: 'json', line: 1 }],
  ['3', { code: 'json', line: 1 }],
  [`${'['.repeat(5_000)}`, { code: 'json', line: 1 }],
  ['{\n "name": "a",\n "mode": "STATIC"\n}', { code: 'missing', key: 'actions', line: 4 }],
  [
    '{ "name": "Clean or first",\n "mode": "CONDITIONAL",\n "action": [ { "channelId": 3 } ] }',
    { code: 'missing', key: 'actions', line: 3 },
  ],
  ['{"mode": "STATIC", "actions": []}', { code: 'missing', key: 'name', line: 1 }],
  ['{"name": "a",\n"mode": "OFTEN", "actions": []}', { code: 'invalid', key: 'mode', line: 2 }],
  [
    '{"name": "a", "mode": "STATIC", "actions": [\n{"channelId": 1},\n{"channelId": "x"}]}',
    { code: 'invalid', key: 'actions.1.channelId', line: 3 },
  ],
  [
    '{"name": "a", "mode": "STATIC",\n"actions": [\n{}]}',
    { code: 'invalid', key: 'actions.0.channelId', line: 3 },
  ],
])('%j is refused with its place', (text, problem) => {
  expect(readPasted(text)).toEqual({ ok: false, ...problem });
});

const isObject = (text: string) => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
};
const json = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc.dictionary(fc.string(), fc.jsonValue()).map((value) => JSON.stringify(value)),
);
const damaged = fc
  .tuple(json, fc.nat(), fc.constantFrom('', ',', '"', '{', ']', '0', ' ', '\\', '/', '*'))
  .map(([text, place, sign]) => {
    const at = place % (text.length + 1);
    return text.slice(0, at) + sign + text.slice(at + 1);
  });

test('any text is read or refused, and is JSON where a browser reads it, and nowhere else', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), json, damaged), (text) => {
      const read = readPasted(text);
      expect(!read.ok && read.code === 'json').toBe(!isObject(text));
    }),
    { numRuns: 1000 },
  );
});

test('the deepest text is refused as well', () => {
  for (const sign of ['[', '{"a":'])
    expect(readPasted(sign.repeat(20_000 / sign.length))).toMatchObject({ code: 'json' });
});
