import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/database.ts';
import { quoted } from '../dump/dump-text.repository.ts';

const SCRATCH = 'rondo_restore';

/** A schema with what it holds. */
type Objects = {
  readonly tables: readonly string[];
  /** Those that no table owns. */
  readonly sequences: readonly string[];
  /** With the types of their arguments. */
  readonly functions: readonly string[];
};

/** The schema of the site; its tables can be read, but nobody else can write them until the end of the transaction. */
export async function holdTables(trx: Trx): Promise<string> {
  const { rows } = await sql<{ live: string }>`SELECT current_schema() AS live`.execute(trx);
  const live = rows[0]?.live ?? 'public';
  const { tables } = await selectObjects(trx, live);
  await sql`SET LOCAL lock_timeout = '30s'`.execute(trx);
  await sql.raw(`LOCK TABLE ${tables.join(', ')} IN SHARE ROW EXCLUSIVE MODE`).execute(trx);
  await sql`SET LOCAL lock_timeout = 0`.execute(trx);
  return live;
}

/** Makes an empty schema the first place where this transaction looks; extensions stay in sight. */
export async function enterNewSchema(trx: Trx): Promise<void> {
  await sql.raw(`CREATE SCHEMA ${SCRATCH}`).execute(trx);
  await sql`
    SELECT set_config('search_path', ${SCRATCH} || ', ' || quote_ident(n.nspname), true)
    FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace WHERE e.extname = 'pg_trgm'`.execute(
    trx,
  );
}

/**
 * Puts what the new schema holds in the place of what the site has under the same names. What else the schema of the
 * site holds stays; what depends on the old tables goes with them. Readers wait from here to the commit.
 */
export async function swapSchemas(trx: Trx, live: string): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(trx);
  const [made, old] = [await selectObjects(trx, SCRATCH), await selectObjects(trx, live)];
  const goes = (kind: keyof Objects) => old[kind].filter((name) => made[kind].includes(name));
  const of = (schema: string) => (name: string) => `${quoted(schema)}.${name}`;
  await run(`SET LOCAL lock_timeout = '60s'`);
  await run(`DROP TABLE ${goes('tables').map(of(live)).join(', ')} CASCADE`);
  for (const name of goes('sequences')) await run(`DROP SEQUENCE ${of(live)(name)} CASCADE`);
  for (const name of goes('functions')) await run(`DROP FUNCTION IF EXISTS ${of(live)(name)} CASCADE`);
  for (const [word, names] of [
    ['TABLE', made.tables],
    ['SEQUENCE', made.sequences],
    ['FUNCTION', made.functions],
  ] as const)
    for (const name of names) await run(`ALTER ${word} ${of(SCRATCH)(name)} SET SCHEMA ${quoted(live)}`);
  // Fails when something was left: then nothing of all this happens.
  await run(`DROP SCHEMA ${SCRATCH}`);
  await run(`SET LOCAL search_path = ${quoted(live)}`);
}

/** What migrations made, without what belongs to an extension. */
async function selectObjects(trx: Trx, schema: string): Promise<Objects> {
  const isOwn = (object: string) => sql`
    NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = ${sql.ref(object)} AND d.deptype = 'e')`;
  const relations = await sql<{ name: string; kind: string }>`
    SELECT quote_ident(c.relname) AS name, c.relkind AS kind FROM pg_class c
    WHERE c.relnamespace = ${schema}::regnamespace AND c.relkind IN ('r', 'S') AND ${isOwn('c.oid')}
      AND NOT (c.relkind = 'S' AND EXISTS (
        SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.classid = 'pg_class'::regclass AND d.deptype IN ('a', 'i')))
    ORDER BY c.relname`.execute(trx);
  const functions = await sql<{ name: string }>`
    SELECT quote_ident(p.proname) || '(' || pg_get_function_identity_arguments(p.oid) || ')' AS name
    FROM pg_proc p WHERE p.pronamespace = ${schema}::regnamespace AND ${isOwn('p.oid')}
    ORDER BY name`.execute(trx);
  return {
    tables: relations.rows.filter(({ kind }) => kind === 'r').map(({ name }) => name),
    sequences: relations.rows.filter(({ kind }) => kind === 'S').map(({ name }) => name),
    functions: functions.rows.map(({ name }) => name),
  };
}
