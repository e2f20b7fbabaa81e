import { sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';
import type { Database } from '../../platform/db/schema.gen.ts';
import type { ExistingAccounts } from './community/players.ts';
import type { DemoRows } from './community/rows.ts';

/** What the audit log calls the loading: its row says that it happened, and rows of the log are never removed. */
export const LOADED = 'level.loadDemo';

/** Lets one process at a time decide whether the demo is to be loaded. */
export async function lockDemo(trx: Trx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('demo', 0))`.execute(trx);
}

/** Whether the catalogue holds nothing and the demo was never loaded; accounts do not count. */
export async function isUntouched(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ untouched: boolean }>`
    SELECT NOT (EXISTS (SELECT FROM levels) OR EXISTS (SELECT FROM passes) OR EXISTS (SELECT FROM creators)
      OR EXISTS (SELECT FROM level_submissions) OR EXISTS (SELECT FROM pass_submissions)
      OR EXISTS (SELECT FROM import_lines) OR EXISTS (SELECT FROM players)
      OR EXISTS (SELECT FROM audit_log WHERE action = ${LOADED})) AS untouched`.execute(trx);
  return rows[0]?.untouched ?? false;
}

/** In the order in which the rows need each other. */
const TABLES = [
  'players',
  'users',
  'creators',
  'teams',
  'team_members',
  'levels',
  'credits',
  'level_aliases',
  'level_changes',
  'passes',
  'ratings',
  'rating_details',
  'level_submissions',
  'credit_requests',
  'team_requests',
  'pass_submissions',
  'level_references',
] as const satisfies (keyof DemoRows & keyof Database)[];

const WITH_IDS = [
  'players',
  'users',
  'creators',
  'teams',
  'levels',
  'passes',
  'ratings',
  'level_submissions',
  'pass_submissions',
];

const ROWS_A_STATEMENT = 1000;

export async function insertRows(trx: Trx, rows: DemoRows): Promise<void> {
  for (const table of TABLES)
    for (let from = 0; from < rows[table].length; from += ROWS_A_STATEMENT)
      await trx
        .insertInto(table)
        .values(rows[table].slice(from, from + ROWS_A_STATEMENT))
        .execute();
  await sql`INSERT INTO player_stats (player_id, is_banned) SELECT id, is_banned FROM players WHERE origin = 'demo'`.execute(
    trx,
  );
  await sql`
    UPDATE passes p SET diff_id = l.diff_id, diff_sort = l.diff_sort FROM levels l WHERE l.id = p.level_id`.execute(
    trx,
  );
  for (const table of WITH_IDS)
    await sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), (SELECT max(id) FROM ${sql.table(table)}))`.execute(
      trx,
    );
}

export async function selectAccounts(trx: Trx): Promise<ExistingAccounts> {
  const rows = await trx.selectFrom('users').select(['id', 'username_key']).execute();
  return {
    highestUserId: Math.max(0, ...rows.map(({ id }) => id)),
    usernameKeys: new Set(rows.map(({ username_key }) => username_key)),
  };
}
