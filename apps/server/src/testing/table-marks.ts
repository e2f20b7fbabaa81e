import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

/** One mark a table, by name. It changes with every row that is added, changed or removed. */
export type TableMarks = Readonly<Record<string, string>>;

/** Reads the marks of all tables in one statement, so they are of one moment. */
export async function tableMarks(db: Db, except: readonly string[] = []): Promise<TableMarks> {
  const tables = (await namesOfTables(db)).filter((name) => !except.includes(name));
  const marks = tables.map(
    (name) => sql`
      SELECT ${name}::text AS name, count(*) || ':' || coalesce(
        sum(hashtextextended(ctid::text || ' ' || xmin::text, 0)), 0) AS mark FROM ${sql.table(name)}`,
  );
  const { rows } = await sql<{ name: string; mark: string }>`${sql.join(marks, sql` UNION ALL `)}`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ name, mark }) => [name, mark]));
}

async function namesOfTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class
    WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace ORDER BY relname`.execute(db);
  return rows.map(({ name }) => name);
}
