import { USUAL_CHANCES } from '../../modifiers/index.ts';
import { USUAL_RARE_TURNS } from '../difficulty-wheel.ts';
import { type DrawOutcome, type DrawTable, outcomeOf, SLOT_COUNTS } from '../draw.ts';
import { fractionsOf } from '../fraction.ts';
import { nodeHashes } from './node-hashes.ts';

/** What chi-square stays below with a chance of 999 in 1,000, by the degrees of freedom. */
const below: ReadonlyMap<number, number> = new Map([
  [4, 18.467],
  [8, 26.124],
  [9, 27.877],
]);

/** How far counts are from what was expected of them, and how far they may be. */
export interface Distance {
  readonly what: string;
  readonly chiSquare: number;
  readonly limit: number;
}

interface Question {
  readonly what: string;
  readonly table: DrawTable;
  /** Names of what may come, with their chances in percent. */
  readonly chances: ReadonlyMap<string, number>;
  readonly nameOf: (outcome: DrawOutcome) => string | undefined;
}

const digitChances = new Map(Array.from({ length: 10 }, (_, digit) => [String(digit), 10]));

const questions: readonly Question[] = [
  {
    what: 'types of a case',
    table: { kind: 'case', chances: USUAL_CHANCES, candidates: [1, 2] },
    chances: new Map(USUAL_CHANCES.map(({ type, percent }) => [type, percent])),
    nameOf: (outcome) => (outcome.kind === 'case' ? outcome.modifier?.type : undefined),
  },
  {
    what: 'turns of the difficulty wheel',
    table: {
      kind: 'difficulty',
      difficulties: [1, 2, 3],
      turns: USUAL_RARE_TURNS.map((turn) => ({ ...turn, diffId: null })),
    },
    chances: new Map([
      ['usual', 91.75],
      ...USUAL_RARE_TURNS.map(({ turn, percent }) => [turn, percent] as const),
    ]),
    nameOf: (outcome) => (outcome.kind === 'difficulty' ? outcome.turn : undefined),
  },
  {
    what: 'slices of a wheel of ten',
    table: { kind: 'level', seed: 1, levels: [10, 11, 12, 13, 14, 15, 16, 17, 18, 19] },
    chances: digitChances,
    nameOf: (outcome) => (outcome.kind === 'level' ? String(outcome.index) : undefined),
  },
  {
    what: 'numbers of digits',
    table: { kind: 'slots', counts: SLOT_COUNTS },
    chances: new Map(SLOT_COUNTS.map(({ digits, percent }) => [String(digits), percent])),
    nameOf: (outcome) => (outcome.kind === 'slots' ? String(outcome.digits.length) : undefined),
  },
  {
    what: 'first digits',
    table: { kind: 'slots', counts: SLOT_COUNTS },
    chances: digitChances,
    nameOf: (outcome) => (outcome.kind === 'slots' ? String(outcome.digits[0]) : undefined),
  },
  {
    what: 'third digits',
    table: { kind: 'slots', counts: SLOT_COUNTS },
    chances: digitChances,
    nameOf: (outcome) => (outcome.kind === 'slots' ? String(outcome.digits[2]) : undefined),
  },
];

/** Draws so many times from each table, with secrets that follow from their number, and measures the counts. */
export function distances(times: number): readonly Distance[] {
  const counts = questions.map(({ chances }) => new Map([...chances.keys()].map((name) => [name, 0])));
  for (let number = 0; number < times; number += 1) {
    const fraction = rememberedFractions(nodeHashes.sha256(number.toString(16).padStart(8, '0')));
    for (const [index, { table, nameOf, what }] of questions.entries()) {
      const outcome = outcomeOf(table, fraction);
      const name = outcome === null ? undefined : nameOf(outcome);
      const count = name === undefined ? undefined : counts[index]?.get(name);
      if (name === undefined || count === undefined) throw new Error(`${what}: ${name} came`);
      counts[index]?.set(name, count + 1);
    }
  }
  return questions.map(({ what, chances }, index) => {
    const parts = [...chances].map(([name, percent]) => {
      const expected = (times * percent) / 100;
      return ((counts[index]?.get(name) ?? 0) - expected) ** 2 / expected;
    });
    const chiSquare = parts.reduce((sum, part) => sum + part, 0);
    return { what, chiSquare, limit: below.get(chances.size - 1) ?? 0 };
  });
}

/** Each is worked out once. */
function rememberedFractions(secret: string) {
  const fraction = fractionsOf(secret, 'distribution', nodeHashes);
  const known = new Map<number, number>();
  return (index: number) => {
    const value = known.get(index) ?? fraction(index);
    known.set(index, value);
    return value;
  };
}
