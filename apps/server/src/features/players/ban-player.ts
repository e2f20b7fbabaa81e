import type { Db } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { changePlayer, rightsChanged } from './change-player.ts';
import { playerProblem } from './player-problem.ts';
import { selectPlayerState } from './player-write.repository.ts';
import { lockPlayerWithLevels } from './standings/locks.repository.ts';
import { recompute } from './standings/recompute.ts';

/**
 * Bans or unbans a player: worlds firsts and clears of all their levels, listings and ranks follow in the same
 * transaction (docs/rules/players.md#bans). The present state once more changes nothing.
 * @throws Problem NOT_FOUND
 */
export async function banPlayer(db: Db, actorId: number, playerId: number, isBanned: boolean): Promise<void> {
  await transaction(db, async (trx) => {
    const levelIds = await lockPlayerWithLevels(trx, playerId);
    const player = await selectPlayerState(trx, playerId);
    if (player === undefined) throw playerProblem('NOT_FOUND');
    const action = isBanned ? 'player.ban' : 'player.unban';
    if (!(await changePlayer(trx, actorId, action, player, { isBanned }))) return;
    await recompute(trx, { levelIds, playerIds: [playerId] });
    await rightsChanged(trx, playerId);
  });
}
