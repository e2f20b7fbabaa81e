import { passList, type PassSort } from '@rondo/domain/passes';
import { beforeAll, describe, expect, it } from 'vitest';
import { databaseOfTests } from '../../testing/before-tests.ts';
import { aLevel, aPass, aPlayer } from '../../testing/catalogue.ts';
import { selectPassItems } from './list.repository.ts';
import type { PassQuery } from './pass-query.ts';

const ROWS = 1000;
const difficulties = [{ id: 21, place: 21, place_down: -21 }];
let level: number;
let player: number;
const database = databaseOfTests({ connections: 8 });
beforeAll(async () => {
  const { db } = database;
  level = await aLevel(db);
  player = await aPlayer(db);
  const rows = Array.from({ length: ROWS }, (_, index) => passRow(index));
  await db.insertInto('passes').values(rows).execute();
});

/** Two scores, three times, one difficulty and ten places of the random column: ties everywhere. */
const passRow = (index: number) => ({
  level_id: level,
  player_id: player,
  vid_upload_time: new Date(Date.UTC(2024, index % 3) - 1),
  is_day_only: index % 5 === 0,
  early_double: 0,
  early_single: 0,
  e_perfect: 0,
  perfect: 10,
  l_perfect: 0,
  late_single: 0,
  late_double: 0,
  accuracy: 1 - (index % 2) / 10,
  score_v2: 10 + (index % 2),
  diff_id: 21,
  diff_place: 21,
  is_listed: true,
  shuffle: (index % 10) / 10,
});

async function page(sort: PassSort, limit: number, offset: number, isFiltered = false): Promise<number[]> {
  const query: PassQuery = {
    search: { kind: 'all' },
    deleted: 'hide',
    keys: 'all',
    difficulties: isFiltered ? difficulties : null,
    levelId: null,
    playerId: null,
    sort,
    start: 0.35,
    window: { limit, offset },
  };
  const items = await selectPassItems(database.db, query, new Map());
  return items.slice(0, limit).map((item) => (JSON.parse(item) as { id: number }).id);
}

describe.each(passList.sort.words)('pages by %s', (sort) => {
  it.each([
    [1, false],
    [7, false],
    [100, false],
    [7, true],
  ])('of %i are the whole list, each pass once (by difficulty: %s)', async (limit, isFiltered) => {
    const offsets = Array.from({ length: Math.ceil(ROWS / limit) + 1 }, (_, index) => index * limit);
    const pages = await Promise.all(offsets.map((offset) => page(sort, limit, offset, isFiltered)));
    const ids = pages.flat();
    expect(new Set(ids).size).toBe(ROWS);
    expect(ids).toHaveLength(ROWS);
  });
});

describe('while passes are being added', () => {
  it.each(passList.sort.words)('pages by %s miss none of those that were there', async (sort) => {
    const there = await database.db.selectFrom('passes').select('id').execute();
    const seen = new Set<number>();
    for (let offset = 0; ; offset += 7) {
      const ids = await page(sort, 7, offset);
      for (const id of ids) seen.add(id);
      if (ids.length < 7) break;
      if (offset % 3 === 0) await aPass(database.db, passRow(offset));
    }
    expect(there.filter(({ id }) => !seen.has(id))).toEqual([]);
  });
});
