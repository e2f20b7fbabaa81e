import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/database.ts';
import { isRowId } from '../../platform/db/row-id.ts';

/** Ids that a receipt may carry; beyond that many the players lowest on the leaderboard are left out. */
const MOST_CANDIDATES = 20_000;

/** Whether there is such a player who was not merged away. */
export async function isPlayer(db: Db | Trx, id: number): Promise<boolean> {
  if (!isRowId(id)) return false;
  const row = await db
    .selectFrom('players')
    .select('id')
    .where('id', '=', id)
    .where('merged_into_id', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function selectPlayerOfUser(db: Db | Trx, userId: number): Promise<number | null> {
  const row = await db.selectFrom('users').select('player_id').where('id', '=', userId).executeTakeFirst();
  return row?.player_id ?? null;
}

/** Those whom a swap of the player may meet, by id: neither banned nor in a swap. */
export async function selectCandidates(trx: Trx, playerId: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM (
      SELECT s.player_id AS id FROM player_stats s JOIN players p ON p.id = s.player_id
      WHERE NOT s.is_banned AND p.merged_into_id IS NULL AND s.player_id <> ${playerId}
        AND s.player_id NOT IN (
          SELECT unnest(ARRAY[m.player_id, m.partner_id]) FROM player_modifiers m
          WHERE m.type = 'player_swap' AND m.expires_at > ${now}
        )
      ORDER BY s.ranked_score DESC, s.player_id LIMIT ${MOST_CANDIDATES}
    ) best ORDER BY id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Until when the user waits with the next case for the player; null: not at all. */
export async function selectCooldown(
  db: Db | Trx,
  userId: number,
  playerId: number,
  now: Date,
): Promise<Date | null> {
  const row = await db
    .selectFrom('modifier_cooldowns')
    .select('until')
    .where('user_id', '=', userId)
    .where('player_id', '=', playerId)
    .where('until', '>', now)
    .executeTakeFirst();
  return row?.until ?? null;
}

export async function putCooldown(trx: Trx, userId: number, playerId: number, until: Date): Promise<void> {
  await trx
    .insertInto('modifier_cooldowns')
    .values({ user_id: userId, player_id: playerId, until })
    .onConflict((conflict) => conflict.columns(['user_id', 'player_id']).doUpdateSet({ until }))
    .execute();
}
