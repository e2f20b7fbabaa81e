import { type Selectable, sql, type Updateable } from 'kysely';
import type { PlayersTable } from '../../platform/db/schema.gen.ts';
import type { Db, Trx } from '../../platform/db/database.ts';

const stateColumns = [
  'id',
  'name',
  'country',
  'is_banned',
  'is_submissions_paused',
  'discord_id',
  'discord_username',
  'discord_avatar',
] as const;
export type PlayerState = Pick<Selectable<PlayersTable>, (typeof stateColumns)[number]>;

const stateOf = (db: Db | Trx, id: number) =>
  db.selectFrom('players').select(stateColumns).where('id', '=', id).where('merged_into_id', 'is', null);

/** A player who was not merged into another. */
export function selectPlayerState(db: Db | Trx, id: number): Promise<PlayerState | undefined> {
  return stateOf(db, id).executeTakeFirst();
}

/** The same, locked for a write that leaves standings alone. */
export function lockPlayer(trx: Trx, id: number): Promise<PlayerState | undefined> {
  return stateOf(trx, id).forNoKeyUpdate().executeTakeFirst();
}

export async function updatePlayer(trx: Trx, id: number, changes: Updateable<PlayersTable>): Promise<void> {
  await trx
    .updateTable('players')
    .set({ ...changes, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** The open account of a player, if there is one, held until the commit. */
export function lockUserOfPlayer(trx: Trx, playerId: number) {
  return trx
    .selectFrom('users')
    .select(({ eb }) => ['id', 'is_rating_banned', eb('password_hash', 'is not', null).as('has_password')])
    .where('player_id', '=', playerId)
    .where('closed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function updateRatingBan(trx: Trx, userId: number, isRatingBanned: boolean): Promise<void> {
  await trx.updateTable('users').set({ is_rating_banned: isRatingBanned }).where('id', '=', userId).execute();
}

/** @returns the user of the player, whose tokens name outdated rights from now on; null without one */
export async function raisePermissionVersion(trx: Trx, playerId: number): Promise<number | null> {
  const row = await trx
    .updateTable('users')
    .set((columns) => ({ permission_version: columns('permission_version', '+', 1) }))
    .where('player_id', '=', playerId)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Players with the same name (docs/rules/wire.md#same-names). */
export async function playersNamed(trx: Trx, name: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM players WHERE key_of_name(name) = key_of_name(${name}) AND merged_into_id IS NULL
    ORDER BY id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Players who have a chat account, by themselves or through their user. */
export async function playersWithChatAccount(trx: Trx, discordId: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM players WHERE discord_id = ${discordId}
    UNION SELECT u.player_id FROM user_providers a JOIN users u ON u.id = a.user_id
      WHERE a.provider = 'discord' AND a.provider_id = ${discordId} AND u.player_id IS NOT NULL
    ORDER BY 1`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Makes a player with empty statistics. @returns the id; null when another player has the chat account */
export async function insertPlayer(
  trx: Trx,
  player: { name: string; country: string; discordId: string | null },
): Promise<number | null> {
  const row = await trx
    .insertInto('players')
    .values({ name: player.name, country: player.country, discord_id: player.discordId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return null;
  await trx.insertInto('player_stats').values({ player_id: row.id }).execute();
  return row.id;
}
