import type { Random } from '../../platform/seeded-random.ts';

/** As much of JSON Schema as the document uses. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly pattern?: string;
};

export type Schemas = Readonly<Record<string, Schema>>;

const videos = [
  'https://youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=abcdefghijk&t=5s',
  'https://www.bilibili.com/video/BV1xx411c7mD',
  'https://example.org/video',
];
/** Texts that get past the first checks, by the name of their key. */
const knownTexts: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^bvid$/, ['BV1xx411c7mD']],
  [/video|^url$/i, videos],
  [/dl|ws|link/i, ['https://example.org/level.zip', '']],
  [/^email$/, ['someone@example.org', 'demo-player@example.org']],
  [/username/i, ['someone', 'demo-player', 'Some_One-1']],
  [/password/i, ['correct horse', 'short']],
  [/country/i, ['PL', 'XX', 'pl']],
  [/discordId/i, ['12345678901234567']],
  [/rawTime/, ['2024-05-01T12:00:00Z', '2024-05-01']],
  [/diff|from|to|fr$|difficult/i, ['P1', 'G7', 'U20', 'U12~', 'Marathon', 'U5-8']],
  [/^sort$/, ['RECENT_ASC', 'DIFF_DESC', 'RANDOM', 'SCORE_DESC', 'XACC_ASC', 'NAME_ASC', 'CLEARS_DESC']],
  [/^sortBy$/, ['rankedScore', 'topDiff', 'averageXacc', 'score12K']],
  [/filter|show|^toRate$/i, ['hide', 'show', 'only']],
  [/^order$/, ['asc', 'desc']],
  [/^keyFlag$/, ['all', '12k', '16k']],
  [/query|search|name|passer/i, ['a', 'no', 'song:a', '-a,b|c', '#1', '"x', 'demo-player', 'New Person']],
  [/^file$/, ['1.svg', '20.svg', '20.png']],
  [/^role$/, ['rater', 'superadmin']],
  [/^type$/, ['R', 't+k', 'K++T', '']],
];

/** A value that the schema allows and that often names something real. */
export function plausible(random: Random, schema: Schema, schemas: Schemas, name = ''): unknown {
  if (schema.$ref !== undefined)
    return plausible(random, schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, schemas, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return random.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices !== undefined) return plausible(random, random.pick(choices), schemas, name);
  const type = typeof schema.type === 'object' ? random.pick(schema.type) : schema.type;
  switch (type ?? (schema.properties ? 'object' : 'string')) {
    case 'object':
      return plausibleObject(random, schema, schemas);
    case 'array': {
      const item = name.replace(/s$/, '');
      return Array.from({ length: random.whole(1, 3) }, () =>
        plausible(random, schema.items ?? {}, schemas, item),
      );
    }
    case 'integer':
    case 'number':
      return plausibleNumber(random, name);
    case 'boolean':
      return random.chance(1 / 4);
    case 'null':
      return null;
    default:
      return plausibleText(random, name);
  }
}

function plausibleObject(random: Random, schema: Schema, schemas: Schemas): Record<string, unknown> {
  const isWhole = random.chance(1 / 2);
  const entries = Object.entries(schema.properties ?? {}).filter(
    ([key]) => isWhole || schema.required?.includes(key) || !random.chance(1 / 4),
  );
  return Object.fromEntries(entries.map(([key, part]) => [key, plausible(random, part, schemas, key)]));
}

function plausibleNumber(random: Random, name: string): number | string {
  if (name === 'rawTime') return 1_700_000_000_000;
  const number =
    name === 'version' ? 1 : name === 'speed' ? 1.5 : random.whole(0, /id$/i.test(name) ? 39 : 11);
  return random.chance(1 / 5) ? String(number) : number;
}

function plausibleText(random: Random, name: string): string {
  const known = knownTexts.find(([pattern]) => pattern.test(name));
  return known === undefined ? random.pick(['a', 'Some text', '夜に駆ける']) : random.pick(known[1]);
}
