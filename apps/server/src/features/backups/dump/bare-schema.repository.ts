import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/database.ts';
import { quoted } from './dump-text.repository.ts';

/**
 * Takes from the empty tables of the current schema what makes filling slow or depends on its order: foreign keys,
 * indexes without a constraint, triggers.
 * @param isKept false: the schema is thrown away, so that nothing of it need be written to the log of the database
 * @returns what gives back what was taken, which also proves the rows by it
 */
export async function bareSchema(
  trx: Trx,
  tables: readonly string[],
  isKept: boolean,
): Promise<() => Promise<void>> {
  const { rows: keys } = await sql<{ table: string; name: string; definition: string }>`
    SELECT conrelid::regclass::text AS "table", quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace
    ORDER BY conname`.execute(trx);
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
    FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
    WHERE c.relnamespace = current_schema()::regnamespace
      AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid)
    ORDER BY i.indexrelid`.execute(trx);
  const run = (statement: string) => sql.raw(statement).execute(trx);
  for (const { table, name } of keys) await run(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const { name } of indexes) await run(`DROP INDEX ${name}`);
  if (!isKept)
    for (const name of await selectTableNames(trx)) await run(`ALTER TABLE ${quoted(name)} SET UNLOGGED`);
  for (const table of tables) await run(`ALTER TABLE ${quoted(table)} DISABLE TRIGGER USER`);
  // Some migrations write rows, which are in the dump as well.
  await run(`TRUNCATE ${tables.map(quoted).join(', ')}`);
  return async () => {
    await sql`SET LOCAL maintenance_work_mem = '256MB'`.execute(trx);
    for (const { definition } of indexes) await run(definition);
    for (const { table, name, definition } of keys)
      await run(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
    for (const table of tables) await run(`ALTER TABLE ${quoted(table)} ENABLE TRIGGER USER`);
    await run(`ANALYZE ${tables.map(quoted).join(', ')}`);
  };
}

async function selectTableNames(trx: Trx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'`.execute(trx);
  return rows.map(({ name }) => name);
}
