import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDirective } from '../testing/index.ts';
import { jsonPlaces } from './json-places.ts';
import { defaultDirective, sameDirective, tidyDirective } from './directive.ts';
import { readSettings, writeSettings } from './settings.ts';

describe('settings', () => {
  test('that were written are read again as the same directive', () => {
    fc.assert(
      fc.property(anyDirective, (directive) => {
        const read = readSettings(writeSettings(directive));
        expect(read.ok && sameDirective(read.directive, tidyDirective(directive))).toBe(true);
      }),
    );
  });

  test('carry no id', () => {
    expect(writeSettings({ ...defaultDirective(1), id: 7 })).not.toContain('"id"');
    const read = readSettings('{"id": 7, "name": "a", "mode": "STATIC", "actions": []}');
    expect(read).toMatchObject({ ok: true, directive: { name: 'a' } });
    expect(read.ok && 'id' in read.directive).toBe(false);
  });

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
    expect(readSettings(text)).toEqual({ ok: false, problem });
  });

  test('of any text are read or refused', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readSettings(text)));
  });
});

describe('the places of a JSON text', () => {
  test('are found wherever a browser reads it, and nowhere else', () => {
    const isJson = (text: string) => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    };
    const damaged = fc
      .tuple(fc.json({ maxDepth: 3 }), fc.nat(), fc.constantFrom('', ',', '"', '{', ']', '0', ' ', '\\'))
      .map(([text, place, sign]) => {
        const at = place % (text.length + 1);
        return text.slice(0, at) + sign + text.slice(at + 1);
      });
    fc.assert(
      fc.property(fc.oneof(fc.json({ maxDepth: 3 }), damaged), (text) => {
        expect(jsonPlaces(text).ok).toBe(isJson(text));
      }),
    );
  });
});
