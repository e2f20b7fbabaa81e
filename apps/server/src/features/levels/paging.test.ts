import { levelList, type LevelSort } from '@rondo/domain/levels';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../platform/db/database.ts';
import { databaseOfTests } from '../../testing/before-tests.ts';
import { aLevel } from '../../testing/catalogue.ts';
import type { LevelQuery } from './level-query.ts';
import { selectLevelItems } from './list.repository.ts';

const ROWS = 1000;
const database = databaseOfTests({ connections: 8 });
beforeAll(async () => {
  // Three difficulties, two numbers of clears and ten places of the random column: ties everywhere.
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    song: `Song ${index}`,
    diff_id: 1 + (index % 3),
    clears: index % 2,
    shuffle: (index % 10) / 10,
  }));
  await database.db.insertInto('levels').values(rows).execute();
});

const query = (sort: LevelSort, limit: number, offset: number): LevelQuery => ({
  search: { kind: 'all' },
  deleted: 'hide',
  cleared: 'show',
  myClears: 'show',
  playerId: null,
  difficulties: null,
  toRate: 'show',
  sort,
  start: 0.35,
  window: { limit, offset },
});

async function page(db: Db, sort: LevelSort, limit: number, offset: number): Promise<number[]> {
  const items = await selectLevelItems(db, query(sort, limit, offset));
  return items.slice(0, limit).map((item) => (JSON.parse(item) as { id: number }).id);
}

describe.each(levelList.sort.words)('pages by %s', (sort) => {
  it.each([1, 7, 100])('of %i are the whole list, each level once', async (limit) => {
    const offsets = Array.from({ length: Math.ceil(ROWS / limit) + 1 }, (_, index) => index * limit);
    const pages = await Promise.all(offsets.map((offset) => page(database.db, sort, limit, offset)));
    const ids = pages.flat();
    expect(new Set(ids).size).toBe(ROWS);
    expect(ids).toHaveLength(ROWS);
  });
});

describe('while levels are being added', () => {
  it.each(levelList.sort.words)('pages by %s miss none of those that were there', async (sort) => {
    const { db } = database;
    const there = await db.selectFrom('levels').select('id').execute();
    const seen = new Set<number>();
    for (let offset = 0; ; offset += 7) {
      const ids = await page(db, sort, 7, offset);
      for (const id of ids) seen.add(id);
      if (ids.length < 7) break;
      if (offset % 3 === 0)
        await aLevel(db, { diff_id: 1 + (offset % 3), clears: offset % 2, shuffle: 0.35 });
    }
    expect(there.filter(({ id }) => !seen.has(id))).toEqual([]);
  });
});
