import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countLeads, openGains, sharedLevels, stepLead } from './compare.ts';
import { bestPasses, rankedScore, type ScoredPass } from './ranked-score.ts';

const pass = (id: number, levelId: number, scoreV2: number) => ({ id, levelId, scoreV2 });
/** The worked case of docs/rules/players.md#comparison: A to D are the levels 1 to 4. */
const ones = [pass(1, 1, 500), pass(2, 2, 200), pass(3, 3, 100), pass(4, 1, 90)];
const others = [pass(5, 1, 400), pass(6, 2, 350), pass(7, 3, 100.001), pass(8, 4, 300)];

const anyPasses = (firstId: number) =>
  fc
    .array(fc.tuple(fc.nat(40), fc.oneof(fc.nat(30), fc.nat(5000))), { maxLength: 70 })
    .map((rows) => rows.map(([levelId, scoreV2], index) => pass(firstId + index, levelId, scoreV2)));
const anyTwo = [anyPasses(0), anyPasses(1000)] as const;

describe('levels that both cleared', () => {
  it('say who leads and by how much, the largest lead first', () => {
    expect(
      sharedLevels(ones, others).map(({ one, other, leads, by }) => [one.id, other.id, leads, by]),
    ).toEqual([
      [2, 6, 'other', 150],
      [1, 5, 'one', 100],
      [3, 7, 'even', 0],
    ]);
    expect(countLeads(['one', 'even', 'one'])).toEqual({ one: 2, other: 0, even: 1 });
    expect(sharedLevels(ones, [])).toEqual([]);
  });

  it('are the same from the other side', () => {
    const turned = { one: 'other', other: 'one', even: 'even' } as const;
    fc.assert(
      fc.property(...anyTwo, (mine, theirs) => {
        expect(sharedLevels(mine, theirs)).toEqual(
          sharedLevels(theirs, mine).map(({ one, other, leads, by }) => ({
            ...{ one: other, other: one },
            ...{ leads: turned[leads], by },
          })),
        );
      }),
    );
  });
});

describe('what is open to a player', () => {
  it('is what the other cleared alone, or better', () => {
    const open = openGains(ones, others, 10);
    expect(open.map(({ pass: { id }, own, gain }) => [id, own?.id ?? null, gain])).toEqual([
      // 500 + 0.9 * 300 + 0.81 * 200 + 0.729 * 100 instead of 500 + 0.9 * 200 + 0.81 * 100.
      [8, null, expect.closeTo(243.9, 9)],
      // 0.9 * 350 instead of 0.9 * 200.
      [6, 2, expect.closeTo(135, 9)],
    ]);
    // 500 instead of 400 at the top.
    expect(openGains(others, ones, 10)).toEqual([
      { pass: ones[0], own: others[0], gain: expect.closeTo(100, 9) },
    ]);
    expect(openGains(ones, others, 1)).toHaveLength(1);
  });

  it('is nothing below the twenty best', () => {
    const full = Array.from({ length: 20 }, (_, index) => pass(index, index, 1000));
    expect(openGains(full, [pass(90, 90, 1000)], 10)).toEqual([]);
    expect(openGains([], full, 1)[0]?.gain).toBe(1000);
  });

  it('is what computing the ranked score from nothing gives', () => {
    const scoreOf = (passes: readonly ScoredPass[]) =>
      rankedScore(bestPasses(passes).map(({ scoreV2 }) => scoreV2));
    fc.assert(
      fc.property(...anyTwo, (mine, theirs) => {
        const gains = new Map(openGains(mine, theirs, 1000).map(({ pass: { id }, gain }) => [id, gain]));
        for (const clear of theirs)
          if (bestPasses(theirs).includes(clear))
            expect(gains.get(clear.id) ?? 0).toBeCloseTo(scoreOf([...mine, clear]) - scoreOf(mine), 2);
          else expect(gains.has(clear.id)).toBe(false);
      }),
    );
  });
});

it.each([
  [0.9, 0.95, 'other'],
  [0.9, 0.9, 'even'],
  [0.9, null, 'one'],
  [null, 0, 'other'],
  [null, null, null],
] as const)('on a step of the ladder %d against %d is for: %s', (one, other, lead) => {
  expect(stepLead([one, other])).toBe(lead);
});
