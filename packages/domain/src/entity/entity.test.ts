import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedFields,
  type Draft,
  difference,
  draftOf,
  draftProblems,
  draftValue,
  editOf,
  emptyValues,
  flag,
  ids,
  optionalDecimal,
  optionalInteger,
  rebase,
  ref,
  text,
  texts,
  time,
  type Values,
} from './index.ts';

const fields = {
  title: text(12, 'refused'),
  note: text(20),
  base: optionalDecimal(0.5, 100, 'NOT_NUMBER'),
  tiles: optionalInteger(1, 50),
  owner: ref(1),
  at: time((text) => !Number.isNaN(Date.parse(text))),
  open: flag(),
  names: texts(3, 5),
  members: ids(3),
};
const names = Object.keys(fields) as (keyof typeof fields)[];

const values: fc.Arbitrary<Values<typeof fields>> = fc.record({
  title: fc.string({ minLength: 1, maxLength: 12 }).filter((word) => word.trim() !== ''),
  note: fc.string({ maxLength: 20 }),
  base: fc.option(fc.integer({ min: 1, max: 200 }).map((half) => half / 2)),
  tiles: fc.option(fc.integer({ min: 1, max: 50 })),
  owner: fc.integer({ min: 1, max: 5 }),
  at: fc.integer({ min: 0, max: 2_000_000_000 }).map((second) => new Date(second * 1000).toISOString()),
  open: fc.boolean(),
  names: fc.array(fc.string({ maxLength: 5 }), { maxLength: 3 }),
  members: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 3 }),
});
/** A draft of some values with some fields typed again, nonsense among them. */
const drafts = fc
  .tuple(values, values, fc.subarray(names), fc.constantFrom('', 'much', '7'))
  .map(([stored, typed, some, word]): [Values<typeof fields>, Draft<typeof fields>] => {
    const next = draftOf(fields, typed);
    const changed = Object.fromEntries(some.map((name) => [name, next[name]]));
    return [
      stored,
      { ...draftOf(fields, stored), ...changed, ...(some.includes('tiles') ? { tiles: word } : {}) },
    ];
  });

describe('an entity', () => {
  it.each([
    ['base', '１，５', 1.5],
    ['base', '2。5', 2.5],
    ['tiles', ' １２ ', 12],
  ] as const)('has %s typed as %j', (name, typed, value) => {
    const stored = emptyValues(fields);
    const draft = { ...draftOf(fields, stored), [name]: typed };
    expect(fields[name].problem(typed)).toBeNull();
    expect(editOf(fields, stored, draft)).toEqual({ [name]: value });
  });

  it('is unchanged as it is opened', () => {
    fc.assert(
      fc.property(values, (stored) => {
        const draft = draftOf(fields, stored);
        expect([changedFields(fields, stored, draft), draftProblems(fields, stored, draft)]).toEqual([
          [],
          [],
        ]);
        expect(editOf(fields, stored, draft)).toEqual({});
      }),
    );
  });

  it('sends what differs from the stored values, and nothing else', () => {
    fc.assert(
      fc.property(drafts, ([stored, draft]) => {
        const edit = editOf(fields, stored, draft);
        const after = { ...stored, ...edit } as Values<typeof fields>;
        const bad = draftProblems(fields, stored, draft).map(({ field }) => field);
        expect([...Object.keys(edit), ...bad].toSorted()).toEqual(
          changedFields(fields, stored, draft).toSorted(),
        );
        expect([...difference(fields, stored, after).changed].toSorted()).toEqual(
          Object.keys(edit).toSorted(),
        );
      }),
    );
  });

  it('keeps own changes on top of what others saved, and takes theirs', () => {
    fc.assert(
      fc.property(drafts, values, ([before, draft], now) => {
        const moved = rebase(fields, draft, before, now);
        const [opened, theirs] = [draftOf(fields, before), draftOf(fields, now)];
        for (const name of names) {
          const isTyped = JSON.stringify(draft[name]) !== JSON.stringify(opened[name]);
          // Blanks around a text are no change.
          const value = draftValue(fields, name, draft);
          const isOwn = isTyped && JSON.stringify(value) !== JSON.stringify(before[name]);
          expect(moved[name]).toEqual((isOwn ? draft : theirs)[name]);
        }
      }),
    );
  });

  it('says what cannot be saved, with the bounds of a number', () => {
    const stored = { ...emptyValues(fields), title: 'x', owner: 1, at: '2026-01-02T03:04:05.000Z' };
    const draft = {
      ...draftOf(fields, stored),
      title: ' ',
      base: '0,4',
      tiles: '51',
      owner: null,
      at: 'soon',
      note: 'x'.repeat(21),
    };
    expect(draftProblems(fields, stored, draft)).toEqual([
      { field: 'title', code: 'REQUIRED' },
      { field: 'note', code: 'TOO_LONG' },
      { field: 'base', code: 'NOT_NUMBER' },
      { field: 'tiles', code: 'NOT_INTEGER', least: 1, most: 50 },
      { field: 'owner', code: 'REQUIRED' },
      { field: 'at', code: 'TIME_INVALID' },
    ]);
  });

  it.each([
    ['', null],
    ['0', null],
    [' 12,5 ', 12.5],
    ['100', 100],
    ['100.1', undefined],
    ['-1', undefined],
    ['1e1', undefined],
    ['much', undefined],
  ])('reads the number %j as %j', (typed, base) => {
    const stored = { ...emptyValues(fields), base: 3 };
    expect(editOf(fields, stored, { ...draftOf(fields, stored), base: typed }).base).toBe(base);
  });

  it('keeps a stored value that nobody could enter today', () => {
    const stored = { ...emptyValues(fields), title: '' };
    expect(draftProblems(fields, stored, draftOf(fields, stored))).toEqual([]);
  });
});
