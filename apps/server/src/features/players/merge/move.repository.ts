import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/database.ts';
import type { Moving } from './lock-merged.repository.ts';

/** Gives passes and submissions to a player; scores and listings follow by recomputation. */
export async function giveTo(trx: Trx, playerId: number, { passIds, submissionIds }: Moving): Promise<void> {
  await sql`UPDATE passes SET player_id = ${playerId} WHERE id = ANY (${passIds}::int[])`.execute(trx);
  await sql`UPDATE pass_submissions SET assigned_player_id = ${playerId} WHERE id = ANY (${submissionIds}::int[])`.execute(
    trx,
  );
}

/** Those of the passes that belong to other players than this one. */
export async function passesOfOthers(
  trx: Trx,
  passIds: readonly number[],
  playerId: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM passes WHERE id = ANY (${passIds}::int[]) AND player_id <> ${playerId} ORDER BY id`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}

/** Marks a player as merged into another, or as not merged. */
export async function markMerged(
  trx: Trx,
  id: number,
  mark: { readonly merged_into_id: number | null; readonly merged_at: Date | null },
): Promise<void> {
  await trx.updateTable('players').set(mark).where('id', '=', id).execute();
}

/** A player, merged into another or not; undefined when it was removed for good. */
export function selectAnyPlayer(trx: Trx, id: number) {
  return trx
    .selectFrom('players')
    .select(['id', 'name', 'merged_into_id', 'discord_id', 'is_banned', 'is_submissions_paused'])
    .where('id', '=', id)
    .executeTakeFirst();
}
