import {
  BLANKS,
  type CodePoints,
  EMPTY_PATTERN,
  LATIN_LETTERS,
  LOOK_ALIKE_SIGNS,
  MARKS,
  NOISE,
  READ_AS,
  UNSEEN,
} from '@rondo/domain/text/tables';
import { type Kysely, sql } from 'kysely';

/**
 * The functions of the database that say what a text is, from the tables of `domain/text`, whose functions they are the
 * same as. A change of a table needs a migration that calls this again and writes anew what was made with them.
 */
export async function createTextFunctions(db: Kysely<unknown>): Promise<void> {
  for (const [name, result, body] of TEXT_FUNCTIONS)
    await sql
      .raw(`
        CREATE OR REPLACE FUNCTION ${name}(value text) RETURNS ${result}
        LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT RETURN ${body}`)
      .execute(db);
}

const blank = classOf(BLANKS);
const unseen = classOf(UNSEEN);
const lineEnd = String.raw`\r\n|[\n\v\f\r\u0085\u2028\u2029]`;
const isAscii = 'octet_length(value) = char_length(value)';

const oneBlank = (value: string) => `regexp_replace(${value}, '[${blank}]+', ' ', 'g')`;
const without = (value: string, set: string) => `regexp_replace(${value}, '[${set}]+', '', 'g')`;
const foldSigns = (value: string) => translated(value, LOOK_ALIKE_SIGNS);

const oneOfEach = new Map([...LATIN_LETTERS].filter(([, plain]) => plain.length === 1));
const severalOfEach = [...LATIN_LETTERS].filter(([, plain]) => plain.length > 1);
const latin = (value: string) =>
  severalOfEach.reduce(
    (made, [letter, plain]) => `replace(${made}, ${literal(letter)}, '${plain}')`,
    translated(value, oneOfEach),
  );

const foldedSigns = foldSigns(`normalize(${foldSigns(without('value', unseen))}, NFKD)`);
const foldedLetters = latin(`translate(lower(${foldedSigns}), ${literal('ς')}, ${literal('σ')})`);

/** Name, result and body of each; a body may use those before it. */
const TEXT_FUNCTIONS: readonly (readonly [name: string, result: string, body: string])[] = [
  [
    'is_visible',
    'boolean',
    `value ~ '[^${classOf(BLANKS)}${classOf(UNSEEN)}${classOf(EMPTY_PATTERN)}${classOf(MARKS)}]'`,
  ],
  [
    'tidy_line',
    'text',
    `CASE WHEN ${isAscii} AND value !~ '[^!-~ ]|  |^ | $' THEN value
     WHEN is_visible(value) THEN btrim(${oneBlank(`normalize(${without('value', classOf(NOISE))}, NFC)`)}, ' ') ELSE '' END`,
  ],
  [
    'tidy_lines',
    'text',
    `btrim(regexp_replace((SELECT string_agg(tidy_line(line), E'\\n' ORDER BY at)
       FROM regexp_split_to_table(value, '${lineEnd}') WITH ORDINALITY AS lines (line, at)),
     '\\n{3,}', E'\\n\\n', 'g'), E'\\n')`,
  ],
  [
    'key_of_name',
    'text',
    `btrim(${oneBlank(`normalize(replace(regexp_replace(
       translate(lower(normalize(${without('value', unseen)}, NFKD)), ${literal('ıς')}, ${literal('iσ')}),
       'i\\u0307+', 'i', 'g'), 'ß', 'ss'), NFC)`)}, ' ')`,
  ],
  [
    'search_text',
    'text',
    `CASE WHEN ${isAscii} AND value !~ '[^!-_a-z{|}~ ]|  ' THEN lower(value)
     ELSE ${oneBlank(`normalize(regexp_replace(${foldedLetters},
       '([a-z0-9])[\\u0300-\\u036F]+', '\\1', 'g'), NFC)`)} END`,
  ],
  ['name_reading', 'text', `btrim(${translated('search_text(value)', READ_AS)}, ' ')`],
];

function translated(value: string, table: ReadonlyMap<string, string>): string {
  return `translate(${value}, ${literal([...table.keys()].join(''))}, ${literal([...table.values()].join(''))})`;
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** The inside of a class of a regular expression of PostgreSQL. */
function classOf(set: CodePoints): string {
  const escaped = (code: number) => `\\U${code.toString(16).padStart(8, '0')}`;
  // No text of a database has a NUL, and no regular expression either.
  return set.map(([first, last]) => `${escaped(Math.max(1, first))}-${escaped(last)}`).join('');
}
