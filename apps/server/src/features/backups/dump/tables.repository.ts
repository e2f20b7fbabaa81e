import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/database.ts';
import { quoted } from './dump-text.repository.ts';

/** Tables whose rows belong to a moment or to a process and not to the site (docs/rules/backups.md#left-out). */
const leftOut: ReadonlySet<string> = new Set([
  'sessions',
  'rate_limits',
  'login_failures',
  'captcha_uses',
  'live_listeners',
  'play_commitments',
  'wheel_lists',
  'site_state',
  'kysely_migration',
  'kysely_migration_lock',
]);

/** A table as a dump holds it. */
export type SourceTable = {
  readonly name: string;
  /** Without those that the database computes. */
  readonly columns: readonly string[];
  /** Its rows in one order, whatever server they are on. */
  readonly query: string;
};

/** The tables of the current schema that belong into a dump, by name. */
export async function selectTables(trx: Trx): Promise<SourceTable[]> {
  const { rows } = await sql<{ name: string; columns: string[]; key: string[] }>`
    SELECT c.relname AS name,
      array_agg(a.attname::text ORDER BY a.attnum) FILTER (WHERE a.attgenerated = '') AS columns,
      coalesce(array_agg(
        quote_ident(a.attname) || CASE WHEN a.attcollation <> 0 THEN ' COLLATE "C"' ELSE '' END
        ORDER BY array_position(i.indkey::int2[], a.attnum)) FILTER (WHERE a.attnum = ANY (i.indkey)), '{}') AS key
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    LEFT JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
    GROUP BY c.oid, c.relname ORDER BY c.relname COLLATE "C"`.execute(trx);
  return rows
    .filter(({ name }) => !leftOut.has(name))
    .map(({ name, columns, key }) => {
      const listed = columns.map(quoted).join(', ');
      const order = key.length > 0 ? key : columns.map((column) => `${quoted(column)}::text COLLATE "C"`);
      return { name, columns, query: `SELECT ${listed} FROM ${quoted(name)} ORDER BY ${order.join(', ')}` };
    });
}

/** The sequences of the current schema that were used. */
export async function selectSequences(trx: Trx): Promise<{ name: string; last: number }[]> {
  const { rows } = await sql<{ name: string; last: number }>`
    SELECT sequencename AS name, last_value AS last FROM pg_sequences
    WHERE schemaname = current_schema() AND last_value IS NOT NULL ORDER BY sequencename COLLATE "C"`.execute(
    trx,
  );
  return rows;
}

export async function setSequences(
  trx: Trx,
  sequences: readonly { readonly name: string; readonly last: number }[],
): Promise<void> {
  const rows = JSON.stringify(sequences.map(({ name, last }) => ({ name: quoted(name), last })));
  await sql`
    SELECT setval(s.name::regclass, s.last, true)
    FROM jsonb_to_recordset(${rows}::jsonb) AS s (name text, last bigint)`.execute(trx);
}

/** The newest migration of the current schema. */
export async function selectMigration(db: Db | Trx): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM kysely_migration ORDER BY name COLLATE "C" DESC LIMIT 1`.execute(db);
  return rows[0]?.name ?? '';
}

/** Lets values have one text form on every server, and work take as long as it must, until the end of the transaction. */
export async function settleSession(trx: Trx): Promise<void> {
  await sql`
    SELECT set_config(s.name, s.value, true) FROM (VALUES
      ('datestyle', 'ISO, YMD'), ('timezone', 'UTC'), ('extra_float_digits', '1'), ('bytea_output', 'hex'),
      ('intervalstyle', 'postgres'), ('statement_timeout', '0'), ('lock_timeout', '0'),
      ('idle_in_transaction_session_timeout', '0'), ('max_parallel_workers_per_gather', '0'),
      ('max_parallel_maintenance_workers', '0')) AS s (name, value)`.execute(trx);
}
