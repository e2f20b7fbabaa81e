import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dealtPlaces } from './places.ts';

it('gives a row that moves up the place of the row that it passes', () => {
  const wished = [
    { id: 35, sortOrder: 35 },
    { id: 34, sortOrder: 34 },
    { id: 7, sortOrder: 1001 },
  ];
  expect(dealtPlaces(wished)).toEqual([
    { id: 35, sortOrder: 34 },
    { id: 34, sortOrder: 35 },
  ]);
});

it('uses no place that was not there, and puts the rows into the wished order', () => {
  const rows = fc.uniqueArray(fc.integer({ min: -50, max: 50 }));
  fc.assert(
    fc.property(rows, (places) => {
      const wished = places.map((sortOrder, id) => ({ id, sortOrder }));
      const dealt = new Map(dealtPlaces(wished).map(({ id, sortOrder }) => [id, sortOrder]));
      const after = wished.map(({ id, sortOrder }) => dealt.get(id) ?? sortOrder);
      expect(after).toEqual(places.toSorted((a, b) => a - b));
    }),
  );
});
