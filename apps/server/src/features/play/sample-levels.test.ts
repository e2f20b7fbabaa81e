import { sql, type CompiledQuery } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Db } from '../../platform/db/database.ts';
import { beforeTests, databaseOfTests } from '../../testing/before-tests.ts';
import { planOf } from '../../testing/plan-of.ts';
import { sampleLevels } from './sample-levels.ts';
import { countWheelLevels, selectAnyFitting, selectFitting } from './wheel-list.repository.ts';

const database = databaseOfTests();
/** 4,000 levels, of which one in four does not fit, each in a way of its own. */
const made = beforeTests(async () => {
  await sql`
    INSERT INTO levels (song, artist, diff_id, is_hidden, is_deleted)
    SELECT 'x', 'y', CASE WHEN n % 12 = 0 THEN 0 ELSE 21 END, n % 12 = 4, n % 12 = 8
    FROM generate_series(1, 4000) AS n`.execute(database.db);
  return { total: await countWheelLevels(database.db) };
});
const fits = (id: number) => id % 4 !== 0;

/** The database, which notes what it is asked. */
function noting(db: Db, texts: string[]): Db {
  const way = db.getExecutor();
  const executeQuery = (query: CompiledQuery) => {
    texts.push(query.sql);
    return db.executeQuery(query);
  };
  const getExecutor = () => ({
    transformQuery: way.transformQuery.bind(way),
    compileQuery: way.compileQuery.bind(way),
    executeQuery,
  });
  return { executeQuery, getExecutor } as unknown as Db;
}

describe('a sample of levels', () => {
  it('among many is drawn by id: the least and the greatest id, and those that fit', async () => {
    const texts: string[] = [];
    const ids = await sampleLevels(noting(database.db, texts), 360, made.total);
    expect([ids.length, new Set(ids).size, ids.every(fits)]).toEqual([360, 360, true]);
    expect(texts).toHaveLength(2);
    expect(texts.join()).not.toContain('random()');
  });

  it('reads those ids from an index', async () => {
    const plan = await planOf(database.db, (db) => selectFitting(db, [1, 2, 3]), ['seqscan']);
    expect(plan).toMatch(/Index (Only )?Scan|Bitmap/);
    const scan = await planOf(database.db, (db) => selectAnyFitting(db, 360), ['seqscan', 'bitmapscan']);
    expect(scan).toContain('Index Only Scan using levels_visible');
  });

  it('among few, where ids are sparse, or where the count was too high, looks at each', async () => {
    for (const [most, total] of [
      [360, 1_999],
      [5_000, made.total],
      [360, 1_000_000],
    ] as const) {
      const ids = await sampleLevels(database.db, most, total);
      expect([ids.length, new Set(ids).size, ids.every(fits)]).toEqual([
        Math.min(most, 3_000),
        Math.min(most, 3_000),
        true,
      ]);
    }
    await sql`INSERT INTO levels (id, song, artist, diff_id) VALUES (2000000000, 'x', 'y', 21)`.execute(
      database.db,
    );
    const texts: string[] = [];
    const ids = await sampleLevels(noting(database.db, texts), 360, made.total);
    expect(ids).toHaveLength(360);
    expect(texts.at(-1)).toContain('random()');
    await sql`DELETE FROM levels WHERE id = 2000000000`.execute(database.db);
  });

  it('is uniform: each tenth of the levels comes as often as the others, in both ways', async () => {
    for (const total of [made.total, 1_000]) {
      const tenths = Array.from({ length: 10 }, () => 0);
      for (let round = 0; round < 60; round += 1)
        for (const id of await sampleLevels(database.db, 360, total))
          tenths[Math.floor((id - 1) / 400)] = (tenths[Math.floor((id - 1) / 400)] ?? 0) + 1;
      // 60 times 360 in ten parts; less than one run in a billion is this far off.
      for (const count of tenths) expect(Math.abs(count - 2_160)).toBeLessThan(280);
    }
  });
});
