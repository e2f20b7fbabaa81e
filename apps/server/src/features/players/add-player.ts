import type { Db } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import { Problem } from '../../platform/http/problem.ts';
import { recordAction } from '../log/index.ts';
import { createPlayer } from './create-player.ts';
import { playerProblem } from './player-problem.ts';
import { playerProfile } from './player-profile.ts';
import { checkedCountry } from './player-settings.ts';
import { checkedPlayerName } from './rename-player.ts';

/**
 * Makes a player for staff.
 * @returns it as JSON text
 * @throws Problem NAME_REQUIRED, VALIDATION_FAILED, COUNTRY_INVALID; PLAYER_EXISTS, PROVIDER_TAKEN with the ids in the way
 */
export async function addPlayer(
  db: Db,
  actorId: number,
  fields: {
    readonly name: string;
    readonly country?: string | undefined;
    readonly discordId?: string | undefined;
  },
): Promise<string> {
  const name = checkedPlayerName(fields.name);
  const country = checkedCountry(fields.country);
  const { discordId = null } = fields;
  return transaction(db, async (trx) => {
    const id = await createPlayer(trx, { name, country, discordId }).catch((error: unknown) => {
      throw error instanceof Problem ? playerProblem(error.code, error.extra) : error;
    });
    await recordAction(trx, {
      actorId,
      action: 'player.create',
      subject: { id, title: name },
      after: { name, country, discordId },
    });
    await publishEvent(trx, { type: 'playerUpdate', data: { playerId: id } });
    return (await playerProfile(trx, id, { isSuperAdmin: true })).text;
  });
}
