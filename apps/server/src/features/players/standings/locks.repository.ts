import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/database.ts';
import { ascending, type Recomputation } from './scope.ts';

/**
 * Locks, in the order that every write keeps, the levels and then the players whose standings it may change: those
 * named, those with a pass on a rescored level, and whoever holds or may come to hold a worlds first. Nobody can join
 * them while the levels are locked: a ban locks the levels of its player first.
 * @returns the players whose statistics count again in any case
 */
export async function lockConcerned(trx: Trx, touched: Recomputation): Promise<number[]> {
  const { rescoreLevelIds = [], playerIds = [] } = touched;
  const levelIds = ascending(touched.levelIds ?? [], rescoreLevelIds);
  await lockLevels(trx, levelIds);
  const { rows } = await sql<{ player_id: number; is_rescored: boolean }>`
    WITH candidates AS (
      SELECT p.level_id, p.player_id, p.vid_upload_time, p.is_day_only, p.id
      FROM passes p
      JOIN levels l ON l.id = p.level_id
      JOIN players r ON r.id = p.player_id
      WHERE p.level_id = ANY (${levelIds}::int[]) AND NOT p.is_deleted AND NOT p.is_duplicate
        AND NOT r.is_banned AND NOT l.is_deleted AND NOT l.is_hidden
    )
    SELECT player_id, true AS is_rescored FROM passes WHERE level_id = ANY (${rescoreLevelIds}::int[])
    UNION SELECT player_id, false FROM passes WHERE level_id = ANY (${levelIds}::int[]) AND is_worlds_first
    UNION (SELECT DISTINCT ON (level_id) player_id, false FROM candidates
      ORDER BY level_id, vid_upload_time, is_day_only, id)
    UNION (SELECT DISTINCT ON (level_id) player_id, false FROM candidates
      WHERE player_id <> ALL (${playerIds}::int[]) ORDER BY level_id, vid_upload_time, is_day_only, id)`.execute(
    trx,
  );
  const idsOf = (list: typeof rows) => list.map((row) => row.player_id);
  await lockPlayers(trx, ascending(playerIds, idsOf(rows)));
  return ascending(playerIds, idsOf(rows.filter((row) => row.is_rescored)));
}

/** Level rows in ascending order; what is locked already costs nothing. */
async function lockLevels(trx: Trx, levelIds: readonly number[]): Promise<void> {
  if (levelIds.length === 0) return;
  await sql`SELECT 1 FROM levels WHERE id = ANY (${ascending(levelIds)}::int[]) ORDER BY id FOR NO KEY UPDATE`.execute(
    trx,
  );
}

/** Player rows in ascending order, in one statement. */
export async function lockPlayers(trx: Trx, playerIds: readonly number[]): Promise<void> {
  if (playerIds.length === 0) return;
  await sql`SELECT 1 FROM players WHERE id = ANY (${ascending(playerIds)}::int[]) ORDER BY id FOR NO KEY UPDATE`.execute(
    trx,
  );
}

/** Keeps every other writer of levels, passes and players waiting; readers go on. */
export async function lockEverything(trx: Trx): Promise<void> {
  await sql`LOCK TABLE levels, passes, players IN EXCLUSIVE MODE`.execute(trx);
}

/**
 * Locks every level on which a player has passes, deleted and duplicate ones as well, then the players concerned, and
 * this one among them. A pass that was approved while we waited brings a level that is not locked yet: then all is
 * let go and locked again in order.
 * @returns the levels
 */
export async function lockPlayerWithLevels(trx: Trx, playerId: number): Promise<number[]> {
  for (;;) {
    await sql`SAVEPOINT player_levels`.execute(trx);
    const levelIds = await levelsOfPlayer(trx, playerId);
    await lockConcerned(trx, { levelIds, playerIds: [playerId] });
    const now = await levelsOfPlayer(trx, playerId);
    const locked = new Set(levelIds);
    if (now.every((id) => locked.has(id))) return now;
    await sql`ROLLBACK TO SAVEPOINT player_levels`.execute(trx);
  }
}

/** Every level on which a player has passes, deleted and duplicate ones as well. */
export async function levelsOfPlayer(trx: Trx, playerId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('passes')
    .select('level_id')
    .distinct()
    .where('player_id', '=', playerId)
    .orderBy('level_id')
    .execute();
  return rows.map((row) => row.level_id);
}
