import { creatorFields, teamFields } from '@rondo/domain/creators';
import {
  type Draft,
  draftProblems,
  editOf,
  emptyValues,
  type Field,
  type Fields,
} from '@rondo/domain/entity';
import { levelFields } from '@rondo/domain/levels';
import { passFields } from '@rondo/domain/passes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { editBody, shapeOf } from './entity.ts';

const typedText = fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom('x'.repeat(500), 'x'.repeat(3000)));
const typedNumber = fc.oneof(
  fc.nat(20_000_000).map(String),
  fc.double({ min: 0, max: 1e7, noNaN: true }).map(String),
  typedText,
);

/** What someone may leave in a form. */
function typed(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
      return typedText;
    case 'integer':
    case 'decimal':
      return typedNumber;
    case 'flag':
      return fc.boolean();
    case 'ref':
      return fc.option(fc.integer({ min: field.least, max: 9 }));
    case 'time':
      return fc.oneof(fc.constantFrom('2026-05-06T07:08:09', '2026-05-06T07:08'), typedText);
    case 'texts':
      return fc.array(fc.string({ maxLength: 20 }), { maxLength: 5 });
    case 'ids':
      return fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 5 });
  }
}

const drafts = (fields: Fields) =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, typed(field)])));

describe.each<[string, Fields]>([
  ['level', levelFields],
  ['pass', passFields],
  ['creator', creatorFields],
  ['team', teamFields],
])('the edit of a %s', (_, fields) => {
  const stored = emptyValues(fields);

  it('takes whatever its form makes of a draft', () => {
    fc.assert(
      fc.property(drafts(fields), (entries) => {
        const draft = entries as Draft<Fields>;
        const edit = editOf(fields, stored, draft);
        const bad = draftProblems(fields, stored, draft).map(({ field }) => field);
        expect(Object.keys(edit).filter((name) => bad.includes(name))).toEqual([]);
        expect(z.object(editBody(fields)).safeParse(edit)).toMatchObject({ success: true });
      }),
    );
  });

  it('changes nothing without keys, and replies have all of them', () => {
    expect(z.object(editBody(fields)).parse({})).toEqual({});
    expect(Object.keys(shapeOf(fields))).toEqual(Object.keys(fields));
  });
});
