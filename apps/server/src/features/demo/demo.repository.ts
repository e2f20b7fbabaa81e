import { sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';
import type { ExistingAccounts } from './community/players.ts';
import { type DemoRows, TABLES } from './community/rows.ts';

/** What the log calls the loading: its row says that it happened, and rows of the log are never removed. */
export const LOADED = 'level.loadDemo';

/** Whether the catalogue and the chat's settings hold nothing and the demo was never loaded; accounts do not count. */
export async function isUntouched(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ untouched: boolean }>`
    SELECT NOT (EXISTS (SELECT FROM levels) OR EXISTS (SELECT FROM passes) OR EXISTS (SELECT FROM creators)
      OR EXISTS (SELECT FROM level_submissions) OR EXISTS (SELECT FROM pass_submissions)
      OR EXISTS (SELECT FROM import_lines) OR EXISTS (SELECT FROM players)
      OR EXISTS (SELECT FROM chat_channels) OR EXISTS (SELECT FROM chat_roles) OR EXISTS (SELECT FROM directives)
      OR EXISTS (SELECT FROM audit_log WHERE action = ${LOADED})) AS untouched`.execute(trx);
  return rows[0]?.untouched ?? false;
}

const ROWS_A_STATEMENT = 1000;

export async function insertRows(trx: Trx, rows: DemoRows): Promise<void> {
  const tables = Object.keys(TABLES) as (keyof DemoRows)[];
  for (const table of tables)
    for (let from = 0; from < rows[table].length; from += ROWS_A_STATEMENT)
      await trx
        .insertInto(table)
        .values(rows[table].slice(from, from + ROWS_A_STATEMENT))
        .execute();
  await sql`INSERT INTO player_stats (player_id, is_banned) SELECT id, is_banned FROM players WHERE origin = 'demo'`.execute(
    trx,
  );
  await sql`
    UPDATE passes p SET diff_id = l.diff_id, diff_place = l.diff_place FROM levels l WHERE l.id = p.level_id`.execute(
    trx,
  );
  for (const table of tables.filter((name) => TABLES[name]))
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

/** Clears that directives tell of, by whether they count as announced, the latest first; a worlds first goes elsewhere. */
export async function selectRuledClears(
  trx: Trx,
  isAnnounced: boolean,
  most: number,
): Promise<{ readonly id: number; readonly created_at: Date }[]> {
  return trx
    .selectFrom('passes')
    .select(['id', 'created_at'])
    .where('diff_id', 'in', trx.selectFrom('directives').select('difficulty_id'))
    .where('is_listed', '=', true)
    .where('is_duplicate', '=', false)
    .where('is_worlds_first', '=', false)
    .where('is_announced', '=', isAnnounced)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** Clears that are to be told of are news. */
export async function makeNews(trx: Trx, passIds: readonly number[]): Promise<void> {
  await trx.updateTable('passes').set({ is_announced: false }).where('id', 'in', passIds).execute();
}

/** The chat has no webhook at a channel's address any more. */
export async function loseChannel(trx: Trx, channelId: number, at: Date): Promise<void> {
  await trx.updateTable('chat_channels').set({ gone_at: at }).where('id', '=', channelId).execute();
}
