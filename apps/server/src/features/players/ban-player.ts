import { transaction } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import type { Deps } from '../../platform/feature.ts';
import { changePlayer } from './change-player.ts';
import { raisePermissionVersion, selectPlayerState } from './player-write.repository.ts';
import { playerProblem } from './player-problem.ts';
import { lockPlayerWithLevels } from './standings/locks.repository.ts';
import { recompute } from './standings/recompute.ts';

/**
 * Bans or unbans a player: worlds firsts and clears of all their levels, listings and ranks follow in the same
 * transaction (docs/rules/players.md#bans). The present state once more changes nothing.
 * @throws Problem NOT_FOUND
 */
export async function banPlayer(
  { db }: Pick<Deps, 'db'>,
  actorId: number,
  playerId: number,
  isBanned: boolean,
): Promise<void> {
  await transaction(db, async (trx) => {
    const levelIds = await lockPlayerWithLevels(trx, playerId);
    const player = await selectPlayerState(trx, playerId);
    if (player === null) throw playerProblem('NOT_FOUND');
    const action = isBanned ? 'player.ban' : 'player.unban';
    if (!(await changePlayer(trx, actorId, action, player, { isBanned }))) return;
    await recompute(trx, { levelIds, playerIds: [playerId] });
    const userId = await raisePermissionVersion(trx, playerId);
    if (userId !== null) await publishEvent(trx, { type: 'permissionChanged', data: { userId } });
  });
}
