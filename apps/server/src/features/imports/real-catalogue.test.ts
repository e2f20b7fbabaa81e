import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { type ImportReport, importCatalogue } from './index.ts';

const folder = fileURLToPath(new URL('../../../../../../shared/data/catalogue', import.meta.url));

describe.skipIf(!existsSync(folder))('the real catalogue', () => {
  let database: TestDatabase;
  let report: ImportReport;
  const run = () =>
    importCatalogue(database.url, {
      folder,
      replaceDemo: false,
      newIds: false,
      progress: () => undefined,
      now: new Date(),
    });

  beforeAll(async () => {
    database = await testDatabase();
    report = await run();
  }, 120_000);
  afterAll(() => database.close());

  it('is imported whole, except eight passes without counts', () => {
    expect(report.files.map(({ file, added, skipped }) => [file, added, skipped])).toEqual([
      ['levels.jsonl', 6457, 0],
      ['players.jsonl', 817, 0],
      ['passes.jsonl', 1742, 8],
      ['references.jsonl', 184, 0],
    ]);
    expect(
      report.badLines.every(
        ({ file, reason }) => file === 'passes.jsonl' && reason === 'ePerfect is missing',
      ),
    ).toBe(true);
  });

  it('has a score for every pass, one holder a level, and ranks', async () => {
    const { db } = database;
    const passes = await db
      .selectFrom('passes')
      .select(['score_v2', 'accuracy', 'is_worlds_first', 'level_id'])
      .execute();
    expect(passes.every(({ accuracy }) => accuracy > 0 && accuracy <= 1)).toBe(true);
    const holders = passes.filter(({ is_worlds_first }) => is_worlds_first);
    expect(holders).toHaveLength(new Set(passes.map(({ level_id }) => level_id)).size);
    const first = await db.selectFrom('player_stats').selectAll().where('rank', '=', 1).execute();
    expect(first.length).toBeGreaterThan(0);
  });

  it('is left alone by a second run', async () => {
    const again = await run();
    expect(again.files.map(({ added, present }) => [added, present])).toEqual([
      [0, 6457],
      [0, 817],
      [0, 1742],
      [0, 184],
    ]);
  }, 60_000);
});
