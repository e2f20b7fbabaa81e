import { sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';

type Sides = { readonly sourceId: number; readonly targetId: number };

/** Ends swaps of the source where the target is in one as well, or in the same. */
export async function deleteSecondSwaps(trx: Trx, { sourceId, targetId }: Sides, now: Date): Promise<void> {
  const swapOf = (id: number) =>
    sql`type = 'player_swap' AND expires_at > ${now} AND (player_id = ${id} OR partner_id = ${id})`;
  await sql`
    DELETE FROM player_modifiers
    WHERE ${swapOf(sourceId)} AND EXISTS (SELECT FROM player_modifiers WHERE ${swapOf(targetId)})`.execute(
    trx,
  );
}

export async function moveActive(trx: Trx, { sourceId, targetId }: Sides, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    UPDATE player_modifiers SET
      player_id = CASE player_id WHEN ${sourceId}::int THEN ${targetId}::int ELSE player_id END,
      partner_id = CASE partner_id WHEN ${sourceId}::int THEN ${targetId}::int ELSE partner_id END
    WHERE expires_at > ${now} AND (player_id = ${sourceId} OR partner_id = ${sourceId})
    RETURNING id`.execute(trx);
  return rows.map(({ id }) => id);
}

export async function moveBack(
  trx: Trx,
  ids: readonly number[],
  { sourceId, targetId }: Sides,
): Promise<void> {
  await sql`
    UPDATE player_modifiers SET
      player_id = CASE player_id WHEN ${targetId}::int THEN ${sourceId}::int ELSE player_id END,
      partner_id = CASE partner_id WHEN ${targetId}::int THEN ${sourceId}::int ELSE partner_id END
    WHERE id = ANY (${ids}::int[]) AND (player_id = ${targetId} OR partner_id = ${targetId})`.execute(trx);
}
