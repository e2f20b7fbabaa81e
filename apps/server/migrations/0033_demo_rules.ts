import { type Kysely, sql } from 'kysely';

/** Rules, channels and roles of the demo community are known as such, so that they go with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['chat_channels', 'chat_roles', 'directives'])
    await sql`
      ALTER TABLE ${sql.table(table)}
        ADD COLUMN origin text NOT NULL DEFAULT 'site' CHECK (origin IN ('site', 'demo'))`.execute(db);
}
