import { createHash } from 'node:crypto';
import { isVisible, nameKey, nameReading, normaliseSearch, tidyLine, tidyLines } from '@rondo/domain/text';
import * as tables from '@rondo/domain/text/tables';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { migrate } from './migrate.ts';

const FUNCTIONS = {
  tidy_line: tidyLine,
  tidy_lines: tidyLines,
  key_of_name: nameKey,
  search_text: normaliseSearch,
  name_reading: nameReading,
} as const;
type FunctionName = keyof typeof FUNCTIONS;
const names = Object.keys(FUNCTIONS) as FunctionName[];

let database: TestDatabase;
beforeAll(async () => {
  database = await emptyDatabase();
  await migrate(database.db, { upTo: '0030_tidy_texts' });
});
afterAll(() => database.close());

async function inDatabase(name: FunctionName | 'is_visible', texts: readonly string[]): Promise<unknown[]> {
  const { rows } = await sql<{ made: unknown[] }>`
    SELECT array_agg(${sql.raw(name)}(value) ORDER BY at) AS made
    FROM unnest(${texts}::text[]) WITH ORDINALITY AS t (value, at)`.execute(database.db);
  return rows[0]?.made ?? [];
}

/** Letters whose case or form came with Unicode 16 and 17: whether they are known depends on the age of either side. */
const NEW_CASES = [
  [0x1c89, 0x1c8a],
  [0xa7cb, 0xa7dc],
  [0xa7f1, 0xa7f1],
  [0x10d50, 0x10d85],
  [0x16ea0, 0x16ed3],
] as const;
const hasNewCase = (code: number) => NEW_CASES.some(([first, last]) => code >= first && code <= last);

/** Planes of Unicode in which characters stand; in the others nothing is ever folded. */
const PLANES = [0, 1, 2, 3, 0xe];

/** Every character that a text can have, from U+0001. */
function* everyCharacter(): Generator<string> {
  for (const plane of PLANES)
    for (let code = Math.max(1, plane << 16); code < (plane + 1) << 16; code += 1)
      if ((code < 0xd800 || code > 0xdfff) && !hasNewCase(code)) yield String.fromCodePoint(code);
}
const inGroups = (size: number) => {
  const characters = [...everyCharacter()];
  return Array.from({ length: Math.ceil(characters.length / size) }, (_, index) =>
    characters.slice(index * size, (index + 1) * size),
  );
};

describe('the tables that the functions are made of', () => {
  it('are those of the last migration that made them', () => {
    const hash = createHash('sha256');
    for (const [name, table] of Object.entries(tables))
      if (typeof table !== 'function') hash.update(JSON.stringify([name, [...table]]));
    // Another table needs a migration: `createTextFunctions`, and then what was made with them (0030 shows how).
    expect(hash.digest('hex')).toBe('cdfd61890556a1e11fe985e7ed7ef8bb9723c2e0ddccb79edd39768d0b067542');
  });
});

describe('texts in the database', () => {
  // The readings are those of `search_text`, with a table over them.
  it.each(names.slice(0, -1))('%s says the same as the domain of all of Unicode', async (name) => {
    const texts = inGroups(512).map((group) => group.map((character) => `e${character}i`).join('q'));
    const made = await inDatabase(name, texts);
    const wrong = texts.filter((text, index) => FUNCTIONS[name](text) !== made[index]);
    const each = wrong.flatMap((text) =>
      [...text.matchAll(/e(.)i/gsu)].map(([, character = '']) => character),
    );
    const found = await inDatabase(name, each);
    expect(
      each.flatMap((character, index) =>
        FUNCTIONS[name](character) === found[index]
          ? []
          : [[character.codePointAt(0)?.toString(16), FUNCTIONS[name](character), found[index]]],
      ),
    ).toEqual([]);
    expect(wrong).toEqual([]);
  });

  it('sees the same characters as the domain', async () => {
    const { rows } = await sql<{ code: number }>`
      SELECT code FROM generate_series(1, 1114111) code
      WHERE code NOT BETWEEN 55296 AND 57343 AND NOT is_visible(chr(code))`.execute(database.db);
    const unseen = [...everyCharacter()].filter((character) => !isVisible(character));
    expect(rows.map(({ code }) => code)).toEqual(unseen.map((character) => character.codePointAt(0)));
  });

  it.each(names)('%s says the same as the domain of any text', async (name) => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyText, { minLength: 1, maxLength: 60 }), async (texts) => {
        expect(await inDatabase(name, texts)).toEqual(texts.map(FUNCTIONS[name]));
      }),
      { numRuns: 20 },
    );
  });
});

const sign = fc.constantFrom(
  ...' \n\r\t\u200b\u202e\u3164\u0301\u0307\u3099"“’´~〜-–×ıIİßøéÉかガ１lО'.split(''),
);
const anyText = fc
  .array(fc.oneof(sign, fc.string({ unit: 'grapheme', maxLength: 1 })), { maxLength: 12 })
  .map((parts) => parts.join('').replaceAll('\0', ''));
