import { sql } from 'kysely';
import { createSuperAdmin } from '../apps/server/src/features/auth/index.ts';
import { ensureDifficulties } from '../apps/server/src/features/difficulties/index.ts';
import { recomputeEverything } from '../apps/server/src/features/players/index.ts';
import { type CopyDatabase, openCopyDatabase } from '../apps/server/src/platform/db/copy-database.ts';
import type { Db } from '../apps/server/src/platform/db/database.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { withoutIndexes } from '../apps/server/src/platform/db/without-indexes.ts';
import { linesOf, PASSES, type Sizes, TABLES } from './data.ts';

export const ACCOUNT = {
  username: 'bench_admin',
  email: 'bench_admin@bench.invalid',
  password: 'bench-admin-password',
};

const CARD_TRIGGERS: Record<string, string> = {
  levels: 'levels_refresh_cards_insert',
  credits: 'credits_refresh_cards_insert',
  level_aliases: 'level_aliases_refresh_cards_insert',
};

export type Filling = {
  /** Seconds of one transaction that computes every score, worlds first, clear count, statistic and rank. */
  readonly recomputation: number;
  /** The same when nothing has changed since. */
  readonly idleRecomputation: number;
};

/** Migrates an empty database and fills it. */
export async function fill(url: string, sizes: Sizes, say: (line: string) => void): Promise<Filling> {
  const copy = await openCopyDatabase(url, 'rondo bench');
  try {
    await migrate(copy.db);
    await ensureDifficulties(copy.db, { publicUrl: '', corsOrigins: [] });
    await timed('data', say, () => copyTables(copy, sizes));
    const recomputation = await timed('recomputation of everything', say, () => recompute(copy.db));
    const idleRecomputation = await timed('recomputation with nothing to change', say, () =>
      recompute(copy.db),
    );
    await timed('submissions', say, () => addSubmissions(copy.db));
    await timed('ratings', say, () => addRatings(copy.db));
    await timed('vacuum', say, () => sql`VACUUM ANALYZE`.execute(copy.db));
    await createSuperAdmin(copy.db, ACCOUNT);
    // Whoever has most passes waits longest for what is one's own.
    await sql`
      UPDATE users SET player_id = (SELECT player_id FROM player_stats ORDER BY total_passes DESC LIMIT 1)
      WHERE username = ${ACCOUNT.username}`.execute(copy.db);
    return { recomputation, idleRecomputation };
  } finally {
    await copy.close();
  }
}

async function copyTables({ db, copyInto }: CopyDatabase, sizes: Sizes): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const [table, trigger] of Object.entries(CARD_TRIGGERS))
      await sql.raw(`ALTER TABLE ${table} DISABLE TRIGGER ${trigger}`).execute(trx);
    for (const table of TABLES) await copyInto(table.target, linesOf(table, sizes));
    await withoutIndexes(trx, 'passes', () =>
      withoutIndexes(trx, 'pass_lookup', () => copyInto(PASSES.target, linesOf(PASSES, sizes))),
    );
    await sql`INSERT INTO player_stats (player_id, is_banned) SELECT id, is_banned FROM players`.execute(trx);
    for (const [table, trigger] of Object.entries(CARD_TRIGGERS))
      await sql.raw(`ALTER TABLE ${table} ENABLE TRIGGER ${trigger}`).execute(trx);
    await sql`SELECT refresh_level_cards(ARRAY(SELECT id FROM levels))`.execute(trx);
    for (const table of ['players', 'users', 'creators', 'teams', 'levels', 'passes'])
      await sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), (SELECT max(id) FROM ${sql.table(table)}))`.execute(
        trx,
      );
  });
  await sql`ANALYZE`.execute(db);
}

const recompute = (db: Db) => db.transaction().execute((trx) => recomputeEverything(trx));

/** What waits for staff: the lists are short on a real site, whatever the size of the catalogue. */
async function addSubmissions(db: Db): Promise<void> {
  await sql`
    INSERT INTO level_submissions (song, artist, diff, video_link, direct_dl, submitter_id)
    SELECT 'song ' || n, 'artist', 'G' || 1 + n % 20, 'https://youtu.be/' || n, 'https://example.org', n
    FROM generate_series(1, 60) n`.execute(db);
  await sql`
    INSERT INTO credit_requests (submission_id, role, creator_name, creator_id, is_new_request)
    SELECT n, 'charter', 'creator', n, false FROM generate_series(1, 60) n`.execute(db);
  await sql`
    INSERT INTO pass_submissions (level_id, title, video_link, raw_time, passer, assigned_player_id, feeling_difficulty,
      early_double, early_single, e_perfect, perfect, l_perfect, late_single, late_double, submitter_id)
    SELECT n, 'title', 'https://youtu.be/' || n, now(), 'player', n, 'G5', 0, 0, 5, 500, 5, 0, 0, n
    FROM generate_series(1, 90) n`.execute(db);
}

/** 2,000 open ratings with 20,000 votes whatever the size of the catalogue, and a closed one of every fifth level. */
async function addRatings(db: Db): Promise<void> {
  await sql`
    INSERT INTO ratings (level_id, requester_fr, low_diff, average_difficulty_id, community_difficulty_id, confirmed_at)
    SELECT id, 'G' || 1 + id % 20, id % 7 = 0, 1 + id % 60, 1 + id % 60, now() FROM levels WHERE id % 5 = 0
    UNION ALL (
      SELECT id, 'G' || 1 + id % 20, id % 7 = 0, 1 + id % 60, 1 + id % 60, NULL FROM levels
      WHERE NOT is_deleted AND NOT is_hidden ORDER BY id % 7, id LIMIT 2000)`.execute(db);
  await sql`UPDATE levels l SET to_rate = true FROM ratings r WHERE r.level_id = l.id AND r.confirmed_at IS NULL`.execute(
    db,
  );
  await sql`
    INSERT INTO rating_details (rating_id, user_id, rating, comment, is_community_rating)
    SELECT r.id, 1 + (r.id * 7 + n) % 40 + 40 * n, 'G' || 1 + (r.id + n) % 20, 'Comment ' || n, n > 4
    FROM ratings r, generate_series(0, 9) n`.execute(db);
}

async function timed(
  name: string,
  say: (line: string) => void,
  work: () => Promise<unknown>,
): Promise<number> {
  const began = performance.now();
  await work();
  const seconds = (performance.now() - began) / 1000;
  say(`${name}: ${seconds.toFixed(1)} s`);
  return seconds;
}
