import type { Random } from '../../platform/seeded-random.ts';

/** Stands for raw JSON text that no JavaScript value becomes; see `writeJson`. */
export class RawJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const wordsOfHarm = [
  "' OR 1=1 --",
  "'; DROP TABLE levels; --",
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '../../../../etc/passwd',
  '%00',
  '%s%n%x',
  '$1',
  '\\',
  '\\u0000',
  '__proto__',
  'constructor',
  'toString',
];
const characters = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfffy',
  '\u202e\u200b\ufeff',
  '\u0301\u0301\u0301',
  'İıßς',
  'ﷺ',
  '👨‍👩‍👧‍👦',
  '\u{10ffff}\ufffe',
  '\r\n\t\u0007\u001f',
  'ｆｕｌｌ　ｗｉｄｔｈ',
];
const nearMisses = [
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '0x10',
  '１２',
  '٣',
  '+1',
  '1.5',
  '-1',
  '2147483648',
  '99999999999999999999',
  '9007199254740993',
  'true',
  '#1',
  '#99999999999999999999',
  '-',
  '!',
  '||,,"',
  'song:',
  'charter="',
  '%_\\',
  '2024-02-30',
  '0000-00-00T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
];

const lengths = [2, 19, 21, 50, 51, 100, 101, 200, 255, 256, 500, 501, 1000, 2001, 20_001];

export function oddText(random: Random): string {
  return random.pick([
    () => random.pick(wordsOfHarm),
    () => random.pick(characters),
    () => random.pick(characters),
    () => random.pick(characters.slice(7)).repeat(random.whole(1, 400)),
    () => 'x'.repeat(random.pick(lengths)),
    () => String.fromCharCode(...Array.from({ length: random.whole(0, 39) }, () => random.whole(0, 0xffff))),
    () => random.pick(nearMisses),
    () => random.pick(nearMisses),
  ])();
}

const numbers = [
  0, -0, -1, 0.5, -2.25, 1e-300, 5e-324, 1e308, -1e308, 2_147_483_647, 2_147_483_648, -2_147_483_648,
  4_294_967_296, 9_007_199_254_740_994, 1_000_001, 10_000_001,
];
const raw = [
  '1e999',
  '-1e999',
  `${'9'.repeat(400)}`,
  '{"__proto__":{"isSuperAdmin":true}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '{"a":1,"a":2}',
  `${'['.repeat(3000)}${']'.repeat(3000)}`,
  '"\\ud83d"',
  '"\\u0000"',
];

export function oddValue(random: Random): unknown {
  const number = () => random.pick(numbers);
  const text = () => oddText(random);
  return random.pick<() => unknown>([
    () => null,
    () => random.chance(1 / 2),
    number,
    number,
    () => random.pick<unknown>([[], [[]], [null], {}, { a: {} }, [1, 'a', null, {}]]),
    () => Array.from({ length: random.pick([2, 51, 101, 3000]) }, () => oddLeaf(random)),
    () => new RawJson(random.pick(raw)),
    text,
    text,
    text,
  ])();
}

const oddLeaf = (random: Random) => (random.chance(1 / 2) ? random.pick(numbers) : random.pick(nearMisses));

/** JSON text in which RawJson stands as it is; lone surrogates stay escapes. */
export function writeJson(value: unknown): string {
  if (value instanceof RawJson) return value.text;
  if (Array.isArray(value)) return `[${value.map(writeJson).join(',')}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .map(([key, part]) => `${JSON.stringify(key)}:${writeJson(part)}`)
      .join(',')}}`;
  return JSON.stringify(value) ?? 'null';
}
