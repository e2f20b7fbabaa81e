import { transaction } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import type { Deps } from '../../platform/feature.ts';
import { recordAudit } from '../audit/index.ts';
import { raisePermissionVersion, selectPlayerState, updateBan } from './player-write.repository.ts';
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
    if (player.is_banned === isBanned) return;
    await updateBan(trx, playerId, isBanned);
    await recompute(trx, { levelIds, playerIds: [playerId] });
    const userId = await raisePermissionVersion(trx, playerId);
    await recordAudit(trx, {
      actorId,
      action: isBanned ? 'player.ban' : 'player.unban',
      subject: { id: playerId, title: player.name },
      before: { isBanned: player.is_banned },
      after: { isBanned },
    });
    await publishEvent(trx, { type: 'playerUpdate', data: { playerId } });
    if (userId !== null) await publishEvent(trx, { type: 'permissionChanged', data: { userId } });
  });
}
