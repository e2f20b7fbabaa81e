import fc from 'fast-check';
import { expect, it } from 'vitest';
import { JsonRows } from './reply.ts';

const anyRows = fc.array(fc.oneof(fc.string(), fc.constantFrom('夢'.repeat(70_000), 'x'.repeat(40_000))));

it('a long list is made and sent in pieces that are the list together', async () => {
  await fc.assert(
    fc.asyncProperty(anyRows, async (values) => {
      const rows = new JsonRows(() => values.map((value) => JSON.stringify(value)), ['{"a":[', '],"b":1}']);
      const pieces: string[] = [];
      for await (const piece of rows.pieces()) pieces.push(piece);
      expect(JSON.parse(pieces.join(''))).toEqual({ a: values, b: 1 });
      expect(rows.text).toBe(pieces.join(''));
      expect(pieces.slice(0, -1).every((piece) => piece.length >= 64 * 1024)).toBe(true);
    }),
    { numRuns: 30 },
  );
});

it('its rows are made when they are sent, while others are answered', async () => {
  let made = 0;
  const rows = new JsonRows(function* () {
    for (; made < 10; made += 1) yield JSON.stringify('x'.repeat(70_000));
  });
  const visits: number[] = [];
  const visit = () => {
    visits.push(made);
    if (made < 10) setImmediate(visit);
  };
  setImmediate(visit);
  let pieces = 0;
  for await (const _ of rows.pieces()) pieces += 1;
  expect(pieces).toBe(11);
  expect(new Set(visits).size).toBeGreaterThanOrEqual(10);
});
