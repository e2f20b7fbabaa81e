import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { aLevel, aPass, aPlayer } from '../../../testing/catalogue.ts';
import { recomputeEverything } from '../../players/index.ts';

/** Many clears of one level, with the standings that follow, so that works with backups take a moment. */
export async function someClears(db: Db, count: number): Promise<void> {
  const level_id = await aLevel(db);
  const id = await aPass(db, { level_id, player_id: await aPlayer(db) });
  const { rows } = await sql<{ columns: string }>`
    SELECT string_agg(quote_ident(column_name), ', ') AS columns FROM information_schema.columns
    WHERE table_name = 'passes' AND column_name <> 'id' AND is_generated = 'NEVER'`.execute(db);
  const columns = sql.raw(rows[0]?.columns ?? '');
  await sql`
    INSERT INTO passes (${columns}) SELECT ${columns} FROM passes, generate_series(2, ${count})
    WHERE id = ${id}`.execute(db);
  await transaction(db, recomputeEverything);
}
