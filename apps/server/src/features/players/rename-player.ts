import { playerNameProblem } from '@rondo/domain/players';
import { nameKey, tidyLine } from '@rondo/domain/text';
import { lockThing } from '../../platform/db/advisory-lock.ts';
import type { Db } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { changePlayer, requirePlayer } from './change-player.ts';
import { playerProblem } from './player-problem.ts';
import { playerProfile } from './player-profile.ts';
import { playersNamed } from './player-write.repository.ts';

/** @returns the name as it is kept @throws Problem NAME_REQUIRED, VALIDATION_FAILED */
export function checkedPlayerName(name: string): string {
  const problem = playerNameProblem(name);
  if (problem === null) return tidyLine(name);
  const text = problem === 'TOO_LONG' ? 'A name can have up to 100 characters.' : 'A name is required.';
  const fields = [{ field: 'name', code: problem, message: text }];
  throw playerProblem(problem === 'REQUIRED' ? 'NAME_REQUIRED' : 'VALIDATION_FAILED', { fields });
}

/**
 * Gives a player another name, which nobody else has (docs/rules/players.md#names). The present name once more
 * changes nothing.
 * @returns the player as JSON text
 * @throws Problem NAME_REQUIRED, VALIDATION_FAILED, NOT_FOUND, PLAYER_EXISTS with the ids of the players in the way
 */
export async function renamePlayer(
  db: Db,
  actorId: number,
  playerId: number,
  newName: string,
): Promise<{ name: string; text: string }> {
  const name = checkedPlayerName(newName);
  return transaction(db, async (trx) => {
    const player = await requirePlayer(trx, playerId);
    await lockThing(trx, 'playerName', nameKey(name));
    const others = (await playersNamed(trx, name)).filter((id) => id !== playerId);
    if (others.length > 0) throw playerProblem('PLAYER_EXISTS', { ids: others });
    await changePlayer(trx, actorId, 'player.rename', player, { name });
    return { name, text: (await playerProfile(trx, playerId, { isSuperAdmin: true })).text };
  });
}
