import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  type ClearFacts,
  type Directive,
  defaultDirective,
  directiveMatcher,
  directiveTest,
  firstClears,
  type Rival,
  replayDirectives,
} from '../index.ts';

const first = (customFunction: string, more: Partial<Directive> = {}): Directive => ({
  ...defaultDirective(1),
  mode: 'CONDITIONAL',
  condition: { type: 'CUSTOM', customFunction },
  firstOfKind: true,
  ...more,
});
const facts: ClearFacts = {
  baseScore: 100,
  score: 500,
  speed: 1,
  accuracy: 0.99,
  isWorldsFirst: false,
  isNoHoldTap: false,
  is12K: false,
  is16K: false,
  noMiss: true,
};
const minute = (count: number) => new Date(Date.UTC(2026, 0, 1) + count * 60_000);
const rival = (id: number, at: number, more: Partial<ClearFacts> = {}, levelId = 1): Rival => ({
  id,
  levelId,
  vidUploadTime: minute(at),
  vidUploadDay: null,
  facts: { ...facts, ...more },
});

describe('the first clear of a kind', () => {
  const [clean, fast] = [first('NO_MISS'), first('SPEED > 1')];

  it('is the earliest that meets the condition, of equal times the lower id', () => {
    const firsts = firstClears([clean, fast].map(directiveTest));
    for (const one of [
      rival(9, 3),
      rival(8, 2),
      rival(7, 2, { speed: 2 }),
      rival(6, 1, { noMiss: false }),
      rival(5, 0, {}, 2),
    ])
      firsts.add(one);
    expect(firsts.of(clean, 1)).toEqual({ id: 7, vidUploadTime: minute(2), vidUploadDay: null });
    expect(firsts.of(fast, 1)?.id).toBe(7);
    expect(firsts.of(clean, 2)?.id).toBe(5);
    expect([firsts.of(fast, 2), firsts.of(clean, 3)]).toEqual([null, null]);
  });

  it('is looked for where an active directive for clears asks, once for the same condition', () => {
    const same = first('NO_MISS');
    const others = [
      first('NO_MISS', { isActive: false }),
      first('NO_MISS', { triggerType: 'LEVEL' }),
      first('NO_MISS', { firstOfKind: false }),
    ];
    const tests = [clean, same, ...others].map(directiveTest).map((test) => ({
      ...test,
      isMet: vi.fn(test.isMet),
    }));
    const firsts = firstClears(tests);
    firsts.add(rival(1, 1));
    expect(firsts.of(clean, 1)?.id).toBe(1);
    expect(firsts.of(same, 1)?.id).toBe(1);
    expect(others.map((one) => firsts.of(one, 1))).toEqual([null, null, null]);
    expect(tests.map(({ isMet }) => isMet.mock.calls.length)).toEqual([1, 0, 0, 0, 0]);
  });

  it('is the same in whatever order the clears come', () => {
    const anyRival = fc.record({ at: fc.nat(5), noMiss: fc.boolean(), speed: fc.constantFrom(1, 2) });
    fc.assert(
      fc.property(fc.array(anyRival, { maxLength: 12 }), fc.infiniteStream(fc.nat()), (drawn, random) => {
        const rivals = drawn.map(({ at, ...more }, id) => rival(id, at, more));
        const firstOf = (list: readonly Rival[], one: Directive) => {
          const firsts = firstClears([clean, fast].map(directiveTest));
          for (const each of list) firsts.add(each);
          return firsts.of(one, 1)?.id;
        };
        const expected = (isMet: (facts: ClearFacts) => boolean) =>
          rivals
            .filter((one) => isMet(one.facts))
            .sort((a, b) => a.vidUploadTime.getTime() - b.vidUploadTime.getTime() || a.id - b.id)[0]?.id;
        const shuffled = rivals
          .map((one) => ({ one, key: random.next().value ?? 0 }))
          .sort((a, b) => a.key - b.key)
          .map(({ one }) => one);
        expect(firstOf(shuffled, clean)).toBe(expected(({ noMiss }) => noMiss));
        expect(firstOf(shuffled, fast)).toBe(expected(({ speed }) => speed > 1));
      }),
    );
  });
});

describe('asking many items', () => {
  const directives = Array.from({ length: 20 }, (_, place) => first(`ACCURACY >= 0.99${place}`));
  const counted = () => {
    const asked = vi.fn();
    const tests = directives.map(directiveTest).map(({ directive, isMet }) => ({
      directive,
      isMet: (of: Parameters<typeof isMet>[0]) => {
        asked();
        return isMet(of);
      },
    }));
    return { tests, asked };
  };
  const rivals = Array.from({ length: 2000 }, (_, id) =>
    rival(id, id, { accuracy: 0.98 + (id % 20) / 1000 }),
  );
  const items = rivals.slice(-60).map(({ id, levelId, facts: of }) => ({
    ...{ triggerType: 'PASS' as const, id, levelId, facts: of },
  }));

  it('reads its conditions beforehand, and not again for each clear or item', () => {
    const read = vi.fn();
    const tests = directives.map(({ condition, ...directive }) =>
      directiveTest({
        ...directive,
        condition: {
          type: 'CUSTOM',
          get customFunction() {
            read();
            return condition?.customFunction ?? '';
          },
        },
      }),
    );
    const firsts = firstClears(tests);
    for (const one of rivals) firsts.add(one);
    const replay = replayDirectives(tests, firsts, new Set([1]));
    for (const item of items) replay(item);
    expect(read).toHaveBeenCalled();
    expect(read.mock.calls.length).toBeLessThan(items.length);
  });

  it('asks each condition once of each clear and each item at most', () => {
    const { tests, asked } = counted();
    const firsts = firstClears(tests);
    for (const one of rivals) firsts.add(one);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(rivals.length * directives.length);
    asked.mockClear();
    const match = directiveMatcher(tests, new Set([1]));
    for (const item of items) match(item, (directive) => firsts.of(directive, 1)?.id === item.id);
    expect(asked.mock.calls.length).toBe(items.length * directives.length);
  });
});
