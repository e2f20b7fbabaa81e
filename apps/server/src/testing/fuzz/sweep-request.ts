import type { Random } from '../../platform/seeded-random.ts';
import { type OddRequest, type Operation, oddPath, oddQuery, oddRequest } from './odd-request.ts';
import { oddText, RawJson, writeJson } from './odd-values.ts';
import { plausible, type Schemas } from './plausible.ts';

/** One value of each type, and what lies at the edges of most columns. */
const ofEachType: readonly unknown[] = [
  null,
  true,
  'true',
  0,
  -1,
  1.5,
  '1.5',
  2_147_483_648,
  new RawJson('1e999'),
  '',
  ' ',
  '夜'.repeat(300),
  'x'.repeat(30_000),
  'a\u0000b',
  [],
  [null],
  [[1]],
  ['a', 1, {}],
  {},
  { id: 1 },
  { length: 1 },
  { toString: 1, valueOf: null },
  new RawJson('{"__proto__":{"id":1}}'),
  new RawJson('"\\ud800"'),
];
const encodings = ['gzip', 'br', 'deflate', 'identity', 'chunked', 'x'];

/** A request that is right but for one field, or deep, wide or long, or odd in any other way. */
export function sweepRequest(random: Random, operation: Operation, schemas: Schemas): OddRequest {
  const kind = random.whole(0, 9);
  if (operation.bodies.length === 0 || kind < 3) return oddRequest(random, operation, schemas);
  const chosen = random.whole(0, operation.bodies.length - 1);
  const body = plausible(random, operation.bodies[chosen] ?? {}, schemas);
  const changed = kind < 8 ? withOneOdd(random, body, ofEachType) : withOneOdd(random, body, [large(random)]);
  const encoding: Record<string, string> = random.chance(1 / 40)
    ? { 'content-encoding': random.pick(encodings) }
    : {};
  return {
    method: operation.method,
    url: oddPath(random, operation, 1 / 20) + oddQuery(random, operation, schemas),
    headers: { ...operation.headersOfBody[chosen], ...encoding, 'content-type': 'application/json' },
    payload: Buffer.from(writeJson(changed)),
  };
}

/** The value with one of its parts, or all of it, replaced. */
function withOneOdd(random: Random, value: unknown, odd: readonly unknown[]): unknown {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (entries.length === 0 || random.chance(1 / 25)) return random.pick(odd);
  if (random.chance(1 / 15)) return { ...(value as object), [oddText(random)]: random.pick(odd) };
  const [key, part] = random.pick(entries);
  const goesDeeper = typeof part === 'object' && part !== null && random.chance(2 / 3);
  const next = goesDeeper ? withOneOdd(random, part, odd) : random.pick(odd);
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === key ? next : item));
  return { ...(value as object), [key]: next };
}

/** Something deep, wide or long. */
function large(random: Random): unknown {
  return random.pick<() => unknown>([
    () => nested(random, '[', ']'),
    () => nested(random, '{"a":', '}'),
    () => nested(random, '[{"x":', '}]'),
    () => Array.from({ length: random.pick([101, 501, 1001, 15_000, 300_000]) }, (_, index) => index),
    () => Array.from({ length: random.pick([101, 2000, 20_000]) }, () => ({})),
    () => Object.fromEntries(Array.from({ length: random.pick([1000, 20_000]) }, (_, key) => [`k${key}`, 1])),
    () =>
      random.pick(['x', '夜', '"', '\\', '\u0007', 'a,']).repeat(random.pick([300, 20_001, 60_000, 200_000])),
  ])();
}

function nested(random: Random, open: string, close: string): RawJson {
  const depth = random.pick([10, 31, 62, 64, 65, 1000, 5000, 100_000]);
  return new RawJson(`${open.repeat(depth)}1${close.repeat(depth)}`);
}
