import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from './all.ts';
import { levelEdit, levelListQuery } from './levels.ts';
import { levelForm, passForm } from './submissions/forms.ts';
import { pathId } from './tolerant.ts';

describe('tolerant readers', () => {
  it('counts null and "" as absent', () => {
    const query = levelListQuery.parse({
      limit: null,
      query: '',
      pguRange: { from: null, to: null },
      specialDifficulties: [],
    });
    expect(query).toEqual({
      limit: undefined,
      query: undefined,
      pguRange: { from: undefined, to: undefined },
      specialDifficulties: [],
    });
  });

  it('reads digit strings, decimal strings and comma lists', () => {
    expect(
      levelListQuery.parse({ limit: '30', offset: '60', pguRange: 'P1,U20', specialDifficulties: 'Q2, Q3' }),
    ).toEqual({
      limit: 30,
      offset: 60,
      pguRange: { from: 'P1', to: 'U20' },
      specialDifficulties: ['Q2', 'Q3'],
    });
    const form = passForm.parse({ levelId: '12', speed: '1.5', perfect: '500', title: null });
    expect(form).toMatchObject({ levelId: 12, speed: 1.5, perfect: 500, title: '' });
    const wide = passForm.parse({ levelId: '１２', speed: '１．５', perfect: '５００' });
    expect(wide).toMatchObject({ levelId: 12, speed: 1.5, perfect: 500 });
  });

  it('counts the characters of an address, not their halves', () => {
    expect(levelListQuery.parse({ seed: '😀'.repeat(64) }).seed).toHaveLength(128);
    const tooLong = levelListQuery.safeParse({ seed: '😀'.repeat(65) });
    expect(tooLong.error?.issues[0]).toMatchObject({ code: 'too_big', maximum: 64, path: ['seed'] });
  });

  it('takes digits alone for an id in a path', () => {
    expect(pathId.parse('12')).toBe(12);
    for (const text of ['+1', '-1', ' 1', '1 ', '1.0', '1e1', '0', '', '0x1', '１'])
      expect(pathId.safeParse(text).success, text).toBe(false);
  });

  it('refuses what is no number', () => {
    expect(levelListQuery.safeParse({ limit: 'many' }).success).toBe(false);
    expect(passForm.safeParse({ levelId: '1e3' }).success).toBe(false);
    expect(passForm.safeParse({ levelId: '12abc' }).success).toBe(false);
  });

  it('keeps "" and null of a level edit where they mean something', () => {
    expect(levelEdit.parse({ publicComments: null, baseScore: '', previousDiffId: null })).toEqual({
      publicComments: '',
      baseScore: null,
      previousDiffId: undefined,
    });
    expect(levelEdit.parse({})).toEqual({});
    expect(levelEdit.parse({ baseScore: '12.5' })).toEqual({ baseScore: 12.5 });
  });

  it('takes a form without its optional keys', () => {
    expect(levelForm.parse({ song: 'a', teamRequest: null, creatorRequests: null })).toMatchObject({
      song: 'a',
      artist: '',
    });
  });
});

describe('the list of endpoints', () => {
  it('names every path and method once', () => {
    const keys = Object.values(endpoints).flatMap((e) =>
      [e.url, ...('alsoAt' in e ? e.alsoAt : [])].map((url) => `${e.method} ${url}`),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('has a JSON schema for every part of every endpoint', () => {
    for (const { schema } of Object.values(endpoints) as { schema: Record<string, unknown> }[]) {
      for (const part of ['params', 'querystring', 'headers', 'body']) {
        if (schema[part])
          expect(Object.keys(z.toJSONSchema(schema[part] as z.ZodType, { io: 'input' }))).toContainEqual(
            expect.stringMatching(/^(?:type|\$ref)$/),
          );
      }
    }
    const json = z.toJSONSchema(levelListQuery, { io: 'input' }) as {
      required?: string[];
      properties: object;
    };
    expect(json.required).toBeUndefined();
    expect(json.properties).toMatchObject({ limit: { type: 'number' }, query: { type: 'string' } });
  });
});
