import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '../../platform/db/database.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { closedAfter } from '../../testing/before-tests.ts';
import { aLevel, aPass, aPlayer, type PassFields } from '../../testing/catalogue.ts';
import { expectStandingsFromNothing } from '../../testing/standings-from-nothing.ts';
import { emptyDatabase } from '../../testing/test-database.ts';
import { recomputeEverything } from '../players/index.ts';

const MIDNIGHT = '2024-11-20T00:00:00.000Z';
const NINE = '2024-11-20T09:00:00.000Z';
const END = '2024-11-20T23:59:59.999Z';

/** A database as it was before upload times could be days. */
const database = closedAfter(async () => {
  const made = await emptyDatabase();
  await migrate(made.db, { upTo: '0023_rescoring' });
  await sql`
    INSERT INTO difficulties (id, name, type, color, base_score, sort_order, emoji, legacy)
    VALUES (21, 'G1', 'PGU', '#000000', 100, 21, ':g:', '1'),
      (0, 'Unranked', 'SPECIAL', '#FFFFFF', 0, 0, ':r:', '0')`.execute(made.db);
  await sql`INSERT INTO users (username, email, nickname) VALUES ('ann', 'a@example.org', 'ann')`.execute(
    made.db,
  );
  return made;
});

interface Origin {
  /** What the submission was given as; left out, the pass has none. */
  rawTime?: string;
  found?: string;
  /** The times that staff edited in. */
  edits?: string[];
  fields?: Partial<PassFields>;
}

async function aClear(
  db: Db,
  level_id: number,
  time: string,
  { rawTime, found, edits = [], fields }: Origin,
) {
  const player_id = await aPlayer(db);
  const id = await aPass(db, { level_id, player_id, vid_upload_time: new Date(time), ...fields });
  for (const after of edits)
    await sql`
      INSERT INTO audit_log (action, subject_type, subject_id, before, after)
      VALUES ('pass.edit', 'pass', ${id}, '{}', ${JSON.stringify({ vidUploadTime: after })})`.execute(db);
  if (rawTime !== undefined)
    await sql`
      INSERT INTO pass_submissions (level_id, title, video_link, raw_time, found_video_time, passer, feeling_difficulty,
        early_double, early_single, e_perfect, perfect, l_perfect, late_single, late_double, pass_id, status,
        submitter_id)
      VALUES (${level_id}, 'x', 'x', ${rawTime}, ${found ?? null}, 'x', 'x', 0, 0, 0, 1, 0, 0, 0, ${id}, 'approved',
        (SELECT id FROM users))`.execute(db);
  return { id, player_id };
}

const times = async (db: Db, table: 'passes' | 'pass_submissions', column: string) => {
  const { rows } = await sql<{ time: Date; isDay: boolean }>`
    SELECT ${sql.ref(column)} AS time, is_day_only AS "isDay" FROM ${sql.table(table)} ORDER BY id`.execute(
    db,
  );
  return rows.map(({ time, isDay }) => [time.toISOString(), isDay]);
};

it('midnights that people typed become days, and worlds firsts follow', async () => {
  const { db } = database;
  const level = await aLevel(db);
  const imported = { origin: 'import' } as const;
  const cases: [string, Origin, string, boolean][] = [
    [MIDNIGHT, { rawTime: MIDNIGHT }, END, true],
    [MIDNIGHT, {}, END, true],
    [MIDNIGHT, { rawTime: NINE, edits: [NINE, MIDNIGHT] }, END, true],
    [MIDNIGHT, { rawTime: MIDNIGHT, found: MIDNIGHT }, MIDNIGHT, false],
    [MIDNIGHT, { rawTime: NINE, found: MIDNIGHT }, MIDNIGHT, false],
    [MIDNIGHT, { fields: imported }, MIDNIGHT, false],
    [MIDNIGHT, { fields: imported, edits: [MIDNIGHT] }, END, true],
    [MIDNIGHT, { fields: { origin: 'demo' } }, MIDNIGHT, false],
    [NINE, { rawTime: NINE }, NINE, false],
    ['2024-11-20T00:00:01.000Z', {}, '2024-11-20T00:00:01.000Z', false],
    // Typed at midnight, and dated by the service afterwards.
    [NINE, { rawTime: MIDNIGHT, found: NINE }, NINE, false],
  ];
  for (const [time, origin] of cases) await aClear(db, level, time, origin);

  // Of each level the typed midnight holds the worlds first that belongs to the clear of 09:00.
  const taken = [await aLevel(db), await aLevel(db, { base_score: 7 })];
  const typed = { rawTime: MIDNIGHT, fields: { is_worlds_first: true } };
  const first = await aClear(db, taken[0] as number, MIDNIGHT, typed);
  const owner = await aClear(db, taken[0] as number, NINE, { rawTime: NINE });
  await aClear(db, taken[1] as number, MIDNIGHT, typed);
  const banned = await aPlayer(db, { is_banned: true });
  const times9 = { vid_upload_time: new Date(NINE) };
  await aPass(db, { level_id: taken[1] as number, player_id: banned, ...times9 });
  await sql`UPDATE player_stats SET wf_score = 100, worlds_first_count = 1 WHERE player_id = ${first.player_id}`.execute(
    db,
  );

  await migrate(db);

  const passes = await times(db, 'passes', 'vid_upload_time');
  expect(passes.slice(0, cases.length)).toEqual(cases.map(([, , time, isDay]) => [time, isDay]));
  expect((await times(db, 'pass_submissions', 'raw_time')).slice(0, 6)).toEqual([
    [END, true],
    [NINE, false],
    [MIDNIGHT, false],
    [NINE, false],
    [NINE, false],
    [END, true],
  ]);
  const figures = db
    .selectFrom('player_stats')
    .select(['player_id', 'wf_score', 'worlds_first_count'])
    .where('player_id', 'in', [first.player_id, owner.player_id])
    .orderBy('player_id');
  expect(await figures.execute()).toEqual([
    { player_id: first.player_id, wf_score: 0, worlds_first_count: 0 },
    { player_id: owner.player_id, wf_score: 100, worlds_first_count: 1 },
  ]);
  const changes = await db
    .selectFrom('level_changes')
    .select(['level_id', 'kind', 'worlds_first_pass_id'])
    .execute();
  expect(changes).toEqual([{ level_id: taken[0], kind: 'worldsFirst', worlds_first_pass_id: owner.id }]);

  const holders = db.selectFrom('passes').select('id').where('is_worlds_first', '=', true);
  const before = await holders.where('level_id', 'in', taken).orderBy('id').execute();
  await transaction(db, recomputeEverything);
  expect(await holders.where('level_id', 'in', taken).orderBy('id').execute()).toEqual(before);
  await expectStandingsFromNothing(db);
});

it('holds a day to the last millisecond that it has', async () => {
  const { db } = database;
  const made = aPass(db, {
    level_id: await aLevel(db),
    player_id: await aPlayer(db),
    vid_upload_time: new Date(NINE),
    is_day_only: true,
  });
  await expect(made).rejects.toThrow('passes_day_only');
});
