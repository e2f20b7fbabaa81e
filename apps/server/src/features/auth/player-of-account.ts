import { randomInt } from 'node:crypto';
import { numberedPlayerName } from '@rondo/domain/players';
import type { Trx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { createPlayer } from '../players/index.ts';

const highestNumber = 999_999;

/**
 * Makes the player of a new account: named as the user, or username_NNNNNN when a player has that name already
 * (docs/rules/auth.md#registration).
 */
export async function createPlayerOf(
  trx: Trx,
  username: string,
): Promise<{ id: number; isNameModified: boolean }> {
  let name = username;
  for (;;) {
    try {
      const id = await createPlayer(trx, { name, country: 'XX', discordId: null });
      return { id, isNameModified: name !== username };
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'PLAYER_EXISTS')) throw error;
      name = numberedPlayerName(username, randomInt(1, highestNumber + 1));
    }
  }
}
