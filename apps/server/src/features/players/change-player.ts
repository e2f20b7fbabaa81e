import { difference, type Edit } from '@rondo/domain/entity';
import { playerFields } from '@rondo/domain/players';
import type { Trx } from '../../platform/db/database.ts';
import { columnsOf, edited, rowValues } from '../../platform/db/entity-row.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import { recordAction } from '../log/index.ts';
import { playerProblem } from './player-problem.ts';
import {
  lockPlayer,
  type PlayerState,
  raisePermissionVersion,
  updatePlayer,
} from './player-write.repository.ts';

type Action =
  | 'player.rename'
  | 'player.country'
  | 'player.ban'
  | 'player.unban'
  | 'player.pauseSubmissions'
  | 'player.resumeSubmissions';

/** A ban from rating stands with the account. */
const { isRatingBanned: _, ...fields } = playerFields;

/** Locks a player for a write that leaves standings alone. @throws Problem NOT_FOUND */
export async function requirePlayer(trx: Trx, id: number): Promise<PlayerState> {
  const player = await lockPlayer(trx, id);
  if (player === undefined) throw playerProblem('NOT_FOUND');
  return player;
}

/**
 * Writes what an edit changes of a locked player, with its line in the log.
 * @returns whether it changes anything
 */
export async function changePlayer(
  trx: Trx,
  actorId: number,
  action: Action,
  player: PlayerState,
  edit: Edit<typeof fields>,
): Promise<boolean> {
  const stored = rowValues(fields, player);
  const { changed, ...facts } = difference(fields, stored, edited(fields, stored, edit));
  if (changed.size === 0) return false;
  const { id } = player;
  await updatePlayer(trx, id, columnsOf(facts.after));
  const title = facts.after.name ?? player.name;
  await recordAction(trx, { actorId, action, subject: { id, title }, ...facts });
  await publishEvent(trx, { type: 'playerUpdate', data: { playerId: id } });
  return true;
}

/** After a write of what a player's account may do: its tokens name outdated rights from now on. */
export async function rightsChanged(trx: Trx, playerId: number): Promise<void> {
  const userId = await raisePermissionVersion(trx, playerId);
  if (userId !== null) await publishEvent(trx, { type: 'permissionChanged', data: { userId } });
}
