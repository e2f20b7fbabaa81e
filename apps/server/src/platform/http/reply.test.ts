import fc from 'fast-check';
import { expect, it } from 'vitest';
import { JsonRows } from './reply.ts';

it('a list of rows is sent in pieces that are the list together', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string(), fc.constantFrom('夢'.repeat(70_000), 'x'.repeat(40_000)))),
      (values) => {
        const rows = new JsonRows(values.map((value) => JSON.stringify(value)));
        const pieces = [...rows.pieces()];
        expect(JSON.parse(pieces.join(''))).toEqual(values);
        expect(rows.text).toBe(pieces.join(''));
        expect(pieces.slice(0, -1).every((piece) => piece.length >= 64 * 1024)).toBe(true);
      },
    ),
    { numRuns: 30 },
  );
});
