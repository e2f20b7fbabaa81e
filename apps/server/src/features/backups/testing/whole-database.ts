import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** Everything that a database holds, a text for each table, and one for its shape. */
export type WholeDatabase = ReadonlyMap<string, string>;

export async function wholeDatabase(db: Db): Promise<WholeDatabase> {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
    ORDER BY relname`.execute(db);
  const whole = new Map<string, string>([['the shape', await shapeOf(db)]]);
  for (const { name } of rows) {
    const found = await sql<{ text: string }>`
      SELECT coalesce(jsonb_agg(to_jsonb(t) ORDER BY to_jsonb(t)::text), '[]')::text AS text
      FROM ${sql.table(name)} t`.execute(db);
    whole.set(name, found.rows[0]?.text ?? '');
  }
  return whole;
}

/** Names of the tables that differ. */
export function differing(one: WholeDatabase, other: WholeDatabase): string[] {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].filter((name) => one.get(name) !== other.get(name)).sort();
}

/** Columns, constraints, indexes, triggers, functions and sequences with their values, but for that of the log. */
async function shapeOf(db: Db): Promise<string> {
  const { rows } = await sql<{ line: string }>`
    SELECT line FROM (
      SELECT format('%s.%s %s %s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
        a.attidentity, pg_get_expr(d.adbin, d.adrelid)) AS line
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
      UNION ALL SELECT format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND conrelid <> 0
      UNION ALL SELECT pg_get_indexdef(indexrelid) FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
      WHERE c.relnamespace = 'public'::regnamespace
      UNION ALL SELECT format('%s %s', tgenabled, pg_get_triggerdef(t.oid)) FROM pg_trigger t
      JOIN pg_class c ON c.oid = t.tgrelid WHERE c.relnamespace = 'public'::regnamespace AND NOT tgisinternal
      UNION ALL SELECT pg_get_functiondef(p.oid) FROM pg_proc p
      WHERE p.pronamespace = 'public'::regnamespace AND p.prokind = 'f'
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
      UNION ALL SELECT format('%s %s', sequencename, last_value) FROM pg_sequences
      WHERE schemaname = 'public' AND sequencename <> 'audit_log_id_seq'
      UNION ALL SELECT nspname FROM pg_namespace WHERE nspname !~ '^pg_(toast_)?temp'
    ) s ORDER BY line`.execute(db);
  return rows.map(({ line }) => line).join('\n');
}
