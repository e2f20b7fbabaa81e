import { nameKey, tidyLine } from '@rondo/domain/text';
import { lockThing } from '../../platform/db/advisory-lock.ts';
import type { Trx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { insertPlayer, playersNamed, playersWithChatAccount } from './player-write.repository.ts';

/** Checked already: name 1 … 100, a country's code, a chat id or null. */
export type NewPlayer = {
  readonly name: string;
  readonly country: string;
  readonly discordId: string | null;
};

/**
 * Makes a player. Nobody else can take the name before the commit.
 * @throws Problem PLAYER_EXISTS, PROVIDER_TAKEN with the ids of the players in the way
 */
export async function createPlayer(trx: Trx, player: NewPlayer): Promise<number> {
  const name = tidyLine(player.name);
  await lockThing(trx, 'playerName', nameKey(name));
  const namesakes = await playersNamed(trx, name);
  if (namesakes.length > 0) throw new Problem('PLAYER_EXISTS', { ids: namesakes });
  const taken = await playersOf(trx, player.discordId);
  if (taken.length > 0) throw new Problem('PROVIDER_TAKEN', { ids: taken });
  const id = await insertPlayer(trx, { ...player, name });
  if (id === null) throw new Problem('PROVIDER_TAKEN', { ids: await playersOf(trx, player.discordId) });
  return id;
}

async function playersOf(trx: Trx, discordId: string | null): Promise<number[]> {
  return discordId === null ? [] : playersWithChatAccount(trx, discordId);
}
