import { problemCodes } from '@rondo/contract/problem';
import { countryCode } from '@rondo/domain/players';
import type { Db } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import { recordAction } from '../log/index.ts';
import { changePlayer, requirePlayer, rightsChanged } from './change-player.ts';
import { playerProblem } from './player-problem.ts';
import { lockPlayer, lockUserOfPlayer, updateRatingBan } from './player-write.repository.ts';

/** @returns the code as it is kept @throws Problem COUNTRY_INVALID */
export function checkedCountry(text: string | undefined): string {
  const country = countryCode(text);
  if (country !== null) return country;
  throw invalidCountry();
}

function invalidCountry() {
  const message = problemCodes.COUNTRY_INVALID[1];
  const fields = [{ field: 'country', code: 'COUNTRY_INVALID', message }];
  return playerProblem('COUNTRY_INVALID', { fields });
}

/**
 * Gives a player another country; a blank one is the unknown one, but a missing one is a mistake. @returns its code
 * @throws Problem COUNTRY_INVALID, NOT_FOUND
 */
export async function setPlayerCountry(
  db: Db,
  actorId: number,
  playerId: number,
  newCountry: string | null | undefined,
): Promise<string> {
  if (newCountry === null || newCountry === undefined) throw invalidCountry();
  const country = checkedCountry(newCountry);
  await transaction(db, async (trx) => {
    const player = await requirePlayer(trx, playerId);
    await changePlayer(trx, actorId, 'player.country', player, { country });
  });
  return country;
}

/**
 * Stops a player from submitting, or allows it again (docs/rules/players.md#bans).
 * @throws Problem NOT_FOUND
 */
export async function pauseSubmissions(
  db: Db,
  actorId: number,
  playerId: number,
  isSubmissionsPaused: boolean,
): Promise<void> {
  await transaction(db, async (trx) => {
    const player = await requirePlayer(trx, playerId);
    const action = isSubmissionsPaused ? 'player.pauseSubmissions' : 'player.resumeSubmissions';
    if (!(await changePlayer(trx, actorId, action, player, { isSubmissionsPaused }))) return;
    await rightsChanged(trx, playerId);
  });
}

/**
 * Stops the account of a player from rating, or allows it again (docs/rules/players.md#bans).
 * @throws Problem PLAYER_NOT_FOUND, NO_LINKED_USER
 */
export async function banFromRating(
  db: Db,
  actorId: number,
  playerId: number,
  isRatingBanned: boolean,
): Promise<void> {
  await transaction(db, async (trx) => {
    const player = await lockPlayer(trx, playerId);
    if (player === undefined) throw playerProblem('PLAYER_NOT_FOUND');
    const user = await lockUserOfPlayer(trx, playerId);
    if (user === undefined) throw playerProblem('NO_LINKED_USER');
    if (user.is_rating_banned === isRatingBanned) return;
    await updateRatingBan(trx, user.id, isRatingBanned);
    await recordAction(trx, {
      actorId,
      action: isRatingBanned ? 'player.banFromRating' : 'player.unbanFromRating',
      subject: { id: playerId, title: player.name },
      before: { isRatingBanned: user.is_rating_banned },
      after: { isRatingBanned },
    });
    await publishEvent(trx, { type: 'playerUpdate', data: { playerId } });
    await rightsChanged(trx, playerId);
  });
}
