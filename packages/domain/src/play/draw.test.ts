import { createHash, createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MODIFIER_TYPES, USUAL_CHANCES } from '../modifiers/index.ts';
import { difficultyWheel, RARE_TURNS, USUAL_RARE_TURNS } from './difficulty-wheel.ts';
import { type DrawTable, drawCount, outcomeOf, SLOT_COUNTS } from './draw.ts';
import { receiptOf } from './receipt.ts';
import { wheelsAfter } from './reroll.ts';
import { nodeHashes } from './testing/node-hashes.ts';
import { GIMMICKS, REASONS } from './wheel-words.ts';

/** The worked case of docs/rules/play.md#check-by-hand. */
const secret = '5a9486067a14caf0005cafae7cd2dab39a06fb8424738230361922187333a329';
const nonce = 'lucky';

/** Draw i, worked out here and not by the code under test. */
function worked(index: number, of = { secret, nonce }): number {
  const hash = createHmac('sha256', Buffer.from(of.secret, 'hex')).update(`${of.nonce}:${index}`).digest();
  return Number(hash.readBigUInt64BE(0) >> 12n) / 4_503_599_627_370_496;
}
const draw = (table: DrawTable) => receiptOf({ secret, nonce, table }, nodeHashes);
const given =
  (...fractions: readonly number[]) =>
  (index: number) =>
    fractions[index] ?? 0;
/** The last fraction that there is. */
const HIGHEST = 1 - 2 ** -52;

describe('the worked draw', () => {
  it('has the seal and the fractions of the page', () => {
    const receipt = draw({ kind: 'slots', counts: SLOT_COUNTS });
    expect(receipt?.commitment).toBe('2ca741a8b8202593c5b69d21d5abf016b95f3325eb9f49c0aa9ec3ce0c60c132');
    expect(receipt?.commitment).toBe(createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex'));
    expect(receipt?.draws).toEqual(Array.from({ length: 8 }, (_, index) => worked(index)));
    expect(receipt?.draws.map((fraction) => fraction.toFixed(9)).slice(0, 5)).toEqual([
      '0.350883783',
      '0.358098285',
      '0.588550154',
      '0.319081209',
      '0.433527320',
    ]);
  });

  it.each<[DrawTable, object]>([
    [
      { kind: 'case', chances: USUAL_CHANCES, candidates: [4, 5] },
      { kind: 'case', modifier: { type: 'ranked_add', value: 422.29 } },
    ],
    [
      { kind: 'case', chances: [{ type: 'ranked_multiply', percent: 40 }], candidates: [] },
      { kind: 'case', modifier: { type: 'ranked_multiply', value: 1.24 } },
    ],
    [
      { kind: 'case', chances: [{ type: 'player_swap', percent: 40 }], candidates: [4, 5, 6] },
      { kind: 'case', modifier: { type: 'player_swap', value: 5 } },
    ],
    [
      { kind: 'case', chances: [{ type: 'player_swap', percent: 40 }], candidates: [] },
      { kind: 'case', modifier: null },
    ],
    [
      { kind: 'case', chances: [{ type: 'ban_hammer', percent: 35 }], candidates: [4] },
      { kind: 'case', modifier: null },
    ],
    [
      { kind: 'level', seed: 7, levels: [70, 71, 72, 73, 74, 75, 76] },
      { kind: 'level', index: 2, levelId: 72 },
    ],
    [
      { kind: 'difficulty', difficulties: [1, 2, 3, 4, 5, 6, 7], turns: [] },
      { kind: 'difficulty', turn: 'usual', index: 2, diffId: 3 },
    ],
    [
      {
        kind: 'difficulty',
        difficulties: [1, 2, 3],
        turns: [
          { turn: 'long', percent: 35, diffId: null },
          { turn: 'bus', percent: 1, diffId: 99 },
        ],
      },
      { kind: 'difficulty', turn: 'bus', index: null, diffId: 99 },
    ],
    [
      { kind: 'difficulty', difficulties: [1, 2, 3], turns: [{ turn: 'long', percent: 36, diffId: null }] },
      { kind: 'difficulty', turn: 'long', index: 1, diffId: 2 },
    ],
    [
      { kind: 'reason', words: REASONS },
      { kind: 'reason', index: 10, word: 'Offset is wrong from the first beat' },
    ],
    [
      { kind: 'gimmick', words: GIMMICKS },
      { kind: 'gimmick', index: 4, word: 'Hidden Twirls' },
    ],
    [
      { kind: 'slots', counts: SLOT_COUNTS },
      { kind: 'slots', digits: [3, 5, 3, 4], baseScore: 3534 },
    ],
  ])('%j', (table, outcome) => {
    expect(draw(table)?.outcome).toEqual(outcome);
  });
});

describe('a draw', () => {
  it('is a fraction from 0 to below 1, worked out alike here', () => {
    const hex = fc
      .uint8Array({ minLength: 32, maxLength: 32 })
      .map((bytes) => Buffer.from(bytes).toString('hex'));
    fc.assert(
      fc.property(hex, fc.string({ unit: 'grapheme', maxLength: 64 }), (secret, nonce) => {
        const draws = receiptOf(
          { secret, nonce, table: { kind: 'slots', counts: SLOT_COUNTS } },
          nodeHashes,
        )?.draws;
        expect(draws).toEqual(Array.from({ length: 8 }, (_, index) => worked(index, { secret, nonce })));
        expect(draws?.every((draw) => draw >= 0 && draw < 1)).toBe(true);
      }),
    );
  });

  it('gives each slice its share, the first and the last included', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 360 }), fc.nat(359), (count, any) => {
        const levels = Array.from({ length: count }, (_, index) => index + 1);
        const at = any % count;
        const table = { kind: 'level', seed: 1, levels } as const;
        for (const fraction of [at / count + 2 ** -40, (at + 1) / count - 2 ** -40])
          expect(outcomeOf(table, given(fraction))).toEqual({ kind: 'level', index: at, levelId: at + 1 });
        expect(outcomeOf(table, given(HIGHEST))).toMatchObject({ levelId: count });
        expect(outcomeOf(table, given(0))).toMatchObject({ levelId: 1 });
      }),
    );
  });

  it('has no result where there is nothing to choose from', () => {
    const tables: DrawTable[] = [
      { kind: 'level', seed: 1, levels: [] },
      { kind: 'difficulty', difficulties: [], turns: [] },
      { kind: 'reason', words: [] },
      { kind: 'slots', counts: [{ digits: 3, percent: 0 }] },
    ];
    for (const table of tables) expect(draw(table)).toBeNull();
  });

  it('gives values within their bounds', () => {
    const add = { kind: 'case', chances: [{ type: 'ranked_add', percent: 100 }], candidates: [] } as const;
    const multiply = { ...add, chances: [{ type: 'ranked_multiply', percent: 100 }] } as const;
    const valueOf = (table: DrawTable, fraction: number) => {
      const outcome = outcomeOf(table, given(0, fraction));
      return outcome?.kind === 'case' ? outcome.modifier?.value : undefined;
    };
    expect([0, HIGHEST].map((fraction) => valueOf(add, fraction))).toEqual([100, 1000]);
    expect([0, HIGHEST].map((fraction) => valueOf(multiply, fraction))).toEqual([1.1, 1.5]);
    fc.assert(
      fc.property(fc.double({ min: 0, max: HIGHEST, noNaN: true }), (fraction) => {
        for (const table of [add, multiply]) {
          const value = valueOf(table, fraction) ?? 0;
          expect(Number(value.toFixed(2))).toBe(value);
        }
      }),
    );
  });

  it('falls into the type whose share of 100 it lies in, whatever the chances', () => {
    const percents = fc.array(fc.integer({ min: 0, max: 110_000 }), { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(percents, fc.double({ min: 0, max: HIGHEST, noNaN: true }), (parts, fraction) => {
        const chances = MODIFIER_TYPES.map((type, index) => ({
          type,
          percent: (parts[index] ?? 0) / 10_000,
        }));
        const outcome = outcomeOf({ kind: 'case', chances, candidates: [8] }, given(fraction));
        const type = outcome?.kind === 'case' ? (outcome.modifier?.type ?? null) : undefined;
        let upTo = 0;
        let expected: string | null = null;
        for (const { type: name, percent } of chances) {
          upTo += percent;
          if (fraction * 100 < upTo) {
            expected = name;
            break;
          }
        }
        expect(type).toBe(expected);
      }),
    );
  });

  it('of the slots has three to seven digits and never more than 9,999,999', () => {
    const most = outcomeOf({ kind: 'slots', counts: SLOT_COUNTS }, () => HIGHEST);
    expect(most).toEqual({ kind: 'slots', digits: [9, 9, 9, 9, 9, 9, 9], baseScore: 9_999_999 });
    const none = outcomeOf({ kind: 'slots', counts: SLOT_COUNTS }, () => 0);
    expect(none).toEqual({ kind: 'slots', digits: [0, 0, 0], baseScore: 0 });
    expect(drawCount({ kind: 'slots', counts: SLOT_COUNTS })).toBe(8);
  });
});

describe('the difficulty wheel', () => {
  const difficulties = [
    { id: 0, name: 'Unranked' },
    { id: 5, name: 'P5' },
    { id: 61, name: '-2' },
    { id: 80, name: 'Bus' },
    { id: 81, name: 'Grande' },
  ];
  const turnsOf = (wheel: ReturnType<typeof difficultyWheel>) =>
    wheel.turns.map(({ turn, diffId }) => [turn, diffId]);

  it('holds all but Unranked and what bus and epic bring', () => {
    const wheel = difficultyWheel(difficulties, USUAL_RARE_TURNS);
    expect(wheel.difficulties).toEqual([5, 61]);
    expect(turnsOf(wheel)).toEqual([
      ['long', null],
      ['backwards', null],
      ['bus', 80],
      ['epic', 81],
    ]);
  });

  it('takes Epic rather than Grande, and leaves out a turn that has nothing to bring', () => {
    const epic = difficultyWheel([...difficulties, { id: 90, name: 'epic' }], USUAL_RARE_TURNS);
    expect(epic.difficulties).toEqual([5, 61, 81]);
    expect(epic.turns.at(-1)).toMatchObject({ turn: 'epic', diffId: 90 });
    const bare = difficultyWheel(difficulties.slice(0, 3), USUAL_RARE_TURNS);
    expect(bare.turns.map(({ turn }) => turn)).toEqual(['long', 'backwards']);
    expect(difficultyWheel(difficulties, []).difficulties).toEqual([5, 61, 80, 81]);
  });

  it('knows four rare turns, 8.25 % together', () => {
    expect(USUAL_RARE_TURNS.map(({ turn }) => turn)).toEqual(RARE_TURNS);
    expect(USUAL_RARE_TURNS.reduce((sum, { percent }) => sum + percent, 0)).toBe(8.25);
  });
});

it('after the difficulty come the wheels that it asks for', () => {
  expect(wheelsAfter({ name: '-2', baseScore: 0 })).toEqual(['reason']);
  expect(wheelsAfter({ name: 'Gimmick', baseScore: 0 })).toEqual(['gimmick', 'slots']);
  expect(wheelsAfter({ name: 'Marathon', baseScore: 0 })).toEqual(['slots']);
  expect(wheelsAfter({ name: 'G7', baseScore: 160 })).toEqual([]);
});

it('there are 30 reasons and 14 gimmicks, each once', () => {
  expect([new Set(REASONS).size, new Set(GIMMICKS).size]).toEqual([30, 14]);
});
