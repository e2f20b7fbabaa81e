import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/database.ts';
import { quoted } from '../dump/dump-text.repository.ts';

/** A new database that treats texts like the present one. */
export async function createDatabase(db: Db, name: string): Promise<void> {
  const { rows } = await sql<{ row: Record<string, string | null> }>`
    SELECT to_jsonb(d) || jsonb_build_object('encoding', pg_encoding_to_char(d.encoding)) AS row
    FROM pg_database d WHERE d.datname = current_database()`.execute(db);
  const { encoding, datcollate, datctype, datlocprovider, datlocale, daticulocale } = rows[0]?.row ?? {};
  const text = (value: string | null | undefined) => `'${(value ?? '').replaceAll("'", "''")}'`;
  const locale = datlocale ?? daticulocale;
  const providers = new Map([
    ['b', `LOCALE_PROVIDER builtin BUILTIN_LOCALE ${text(locale)}`],
    ['i', `LOCALE_PROVIDER icu ICU_LOCALE ${text(locale)}`],
  ]);
  await sql
    .raw(
      `CREATE DATABASE ${quoted(name)} TEMPLATE template0 ENCODING ${text(encoding)} LC_COLLATE ${text(datcollate)}
        LC_CTYPE ${text(datctype)} ${providers.get(datlocprovider ?? '') ?? ''}`,
    )
    .execute(db);
}

export async function dropDatabase(db: Db, name: string): Promise<void> {
  await sql.raw(`DROP DATABASE IF EXISTS ${quoted(name)} WITH (FORCE)`).execute(db);
}

/** Names of the databases that begin like that. */
export async function selectScratches(db: Db, prefix: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT datname AS name FROM pg_database WHERE starts_with(datname, ${prefix})`.execute(db);
  return rows.map(({ name }) => name);
}

/** Makes an empty schema the first place where this transaction looks; extensions stay in sight. */
export async function enterScratchSchema(trx: Trx): Promise<void> {
  await sql`CREATE SCHEMA rondo_scratch`.execute(trx);
  await sql`
    SELECT set_config('search_path', 'rondo_scratch, ' || quote_ident(n.nspname), true)
    FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace WHERE e.extname = 'pg_trgm'`.execute(
    trx,
  );
}
