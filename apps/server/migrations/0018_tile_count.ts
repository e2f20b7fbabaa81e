import { type Kysely, sql } from 'kysely';
import { extendLevelCard } from './level-card.ts';

/** How many tiles a level has, as far as staff know: a pass that judges another number shows it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE levels ADD COLUMN tile_count integer CHECK (tile_count BETWEEN 1 AND 1000000)`.execute(db);
  await extendLevelCard(db, { tileCount: 'l.tile_count' });
}
