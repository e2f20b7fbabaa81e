import { randomInt } from 'node:crypto';
import { numberedPlayerName, playerNameKey } from '@rondo/domain/players';
import { sql } from 'kysely';
import { lockThing } from '../../platform/db/advisory-lock.ts';
import type { Trx } from '../../platform/db/database.ts';

const highestNumber = 999_999;

/**
 * Makes the player of a new account, with its empty statistics: named as the user, or username_NNNNNN when a player
 * has that name already (rules §6.1).
 */
export async function insertPlayerOf(
  trx: Trx,
  username: string,
): Promise<{ id: number; isNameModified: boolean }> {
  let name = username;
  while (!(await holdPlayerName(trx, name)))
    name = numberedPlayerName(username, randomInt(1, highestNumber + 1));
  const { id } = await trx.insertInto('players').values({ name }).returning('id').executeTakeFirstOrThrow();
  await trx.insertInto('player_stats').values({ player_id: id }).execute();
  return { id, isNameModified: name !== username };
}

/** Keeps a free name for this transaction. @returns false when a player has it */
async function holdPlayerName(trx: Trx, name: string): Promise<boolean> {
  await lockThing(trx, 'playerName', playerNameKey(name));
  const { rows } = await sql`
    SELECT FROM players WHERE name_search = search_value(${name}) AND merged_into_id IS NULL LIMIT 1`.execute(
    trx,
  );
  return rows.length === 0;
}
