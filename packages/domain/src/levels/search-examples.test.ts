import fc from 'fast-check';
import { expect, it } from 'vitest';
import { levelList } from './level-list.ts';
import { explainSearch, searchExamples } from './index.ts';

const row = (id: number, song: string, artist: string) => ({
  id,
  name: { field: 'song' as const, value: song },
  by: { field: 'artist' as const, value: artist },
});

it('makes a query for each rule out of rows that are there', () => {
  expect(
    searchExamples([
      row(12, 'Glass, Meridian', 'Orrin Vale'),
      row(13, '霜降之後', '南窗樂團'),
      row(14, '…', ''),
    ]),
  ).toEqual({
    contains: 'song:Meridian',
    equals: 'artist=Orrin Vale',
    and: 'artist:Orrin, song:Meridian',
    or: 'song:Meridian | song:霜降之後',
    not: 'song:霜降之後, -artist:Orrin',
    quotes: '"Glass, Meridian"',
    id: '#12',
  });
});

it('has none without a row that has words', () => {
  expect(searchExamples([])).toBeNull();
  expect(searchExamples([row(1, '???', '!')])).toBeNull();
});

it('is understood by the search, whatever the names', () => {
  const name = fc.string({ unit: 'grapheme', maxLength: 90 });
  fc.assert(
    fc.property(fc.array(fc.tuple(name, name), { maxLength: 4 }), (names) => {
      const examples = searchExamples(names.map(([song, artist], index) => row(index + 1, song, artist)));
      for (const query of Object.values(examples ?? {})) {
        expect(explainSearch(query, levelList.searchFields).warnings, query).toEqual([]);
        expect(query.length).toBeLessThan(256);
      }
    }),
  );
});
