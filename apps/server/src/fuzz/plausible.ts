import type { Chance } from './chance.ts';

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
  [/rawTime/, ['2024-05-01T12:00:00Z']],
  [/diff|from|to|fr$|difficult/i, ['P1', 'G7', 'U20', 'U12~', 'Marathon', 'U5-8']],
  [/^sort$/, ['RECENT_ASC', 'DIFF_DESC', 'RANDOM', 'SCORE_DESC', 'XACC_ASC', 'NAME_ASC', 'CLEARS_DESC']],
  [/^sortBy$/, ['rankedScore', 'topDiff', 'averageXacc', 'score12K']],
  [/filter|show/i, ['hide', 'show', 'only']],
  [/^order$/, ['asc', 'desc']],
  [/^keyFlag$/, ['all', '12k', '16k']],
  [/query|search|name|passer/i, ['a', 'no', 'song:a', '-a,b|c', '#1', '"x', 'demo-player', 'New Person']],
  [/^file$/, ['1.svg', '20.svg']],
  [/^role$/, ['rater', 'superadmin']],
  [/^type$/, ['R', 't+k', 'K++T', '']],
];

/** A value that the schema allows and that often names something real. */
export function plausible(chance: Chance, schema: Schema, schemas: Schemas, name = ''): unknown {
  if (schema.$ref !== undefined)
    return plausible(chance, schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, schemas, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return chance.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices !== undefined) return plausible(chance, chance.pick(choices), schemas, name);
  const type = typeof schema.type === 'object' ? chance.pick(schema.type) : schema.type;
  switch (type ?? (schema.properties ? 'object' : 'string')) {
    case 'object':
      return plausibleObject(chance, schema, schemas);
    case 'array': {
      const item = name.replace(/s$/, '');
      return Array.from({ length: 1 + chance.below(3) }, () =>
        plausible(chance, schema.items ?? {}, schemas, item),
      );
    }
    case 'integer':
    case 'number':
      return plausibleNumber(chance, name);
    case 'boolean':
      return chance.oneIn(4);
    case 'null':
      return null;
    default:
      return plausibleText(chance, name);
  }
}

function plausibleObject(chance: Chance, schema: Schema, schemas: Schemas): Record<string, unknown> {
  const isWhole = chance.oneIn(2);
  const entries = Object.entries(schema.properties ?? {}).filter(
    ([key]) => isWhole || schema.required?.includes(key) || !chance.oneIn(4),
  );
  return Object.fromEntries(entries.map(([key, part]) => [key, plausible(chance, part, schemas, key)]));
}

function plausibleNumber(chance: Chance, name: string): number | string {
  if (name === 'rawTime') return 1_700_000_000_000;
  const number = name === 'version' ? 1 : name === 'speed' ? 1.5 : chance.below(/id$/i.test(name) ? 40 : 12);
  return chance.oneIn(5) ? String(number) : number;
}

function plausibleText(chance: Chance, name: string): string {
  const known = knownTexts.find(([pattern]) => pattern.test(name));
  return known === undefined ? chance.pick(['a', 'Some text', '夜に駆ける']) : chance.pick(known[1]);
}
