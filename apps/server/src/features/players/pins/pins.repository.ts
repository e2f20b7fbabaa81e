import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/database.ts';

/** Pinned passes that are still the player's and not deleted, in their order. */
export async function selectPins(db: Db | Trx, playerId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT p.id FROM pinned_passes n JOIN passes p ON p.id = n.pass_id
    WHERE n.player_id = ${playerId} AND p.player_id = n.player_id AND NOT p.is_deleted
    ORDER BY n.place`.execute(db);
  return rows.map(({ id }) => id);
}

/** Which of these passes are the player's, not deleted; held until the commit. */
export async function lockOwnPasses(trx: Trx, playerId: number, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM passes WHERE id = ANY (${ids}::int[]) AND player_id = ${playerId} AND NOT is_deleted
    ORDER BY id FOR KEY SHARE`.execute(trx);
  return rows.map(({ id }) => id);
}

export async function replacePins(trx: Trx, playerId: number, passIds: readonly number[]): Promise<void> {
  await sql`DELETE FROM pinned_passes WHERE player_id = ${playerId}`.execute(trx);
  await sql`
    INSERT INTO pinned_passes (player_id, place, pass_id)
    SELECT ${playerId}::int, place, pass_id
    FROM unnest(${passIds}::int[]) WITH ORDINALITY AS pins (pass_id, place)`.execute(trx);
}
