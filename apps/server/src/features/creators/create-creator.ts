import { tidyAliases } from '@rondo/domain/creators';
import { UNKNOWN_COUNTRY } from '@rondo/domain/players';
import type { Trx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { creatorsInTheWay, insertCreator, openAccount } from './creator-write.repository.ts';
import { checkedName } from './names.ts';
import { holdCreators } from './shared-lock.ts';
import { refuseTakenNames } from './taken-names.ts';

export type NewCreator = {
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly country?: string;
  readonly discordId?: string | null;
};

/**
 * Makes a creator, linked to the user who has the chat account, if any.
 * @param replaced a creator that vanishes in its favour, whose names are free
 * @returns its id
 * @throws Problem NAME_REQUIRED, VALIDATION_FAILED, CREATOR_EXISTS, PROVIDER_TAKEN, USER_ALREADY_LINKED; the last
 * three with the ids of the creators in the way
 */
export async function createCreator(trx: Trx, creator: NewCreator, replaced?: number): Promise<number> {
  const { discordId = null } = creator;
  await holdCreators(trx);
  const account = discordId === null ? null : await openAccount(trx, 'chat.provider_id', discordId);
  const row = {
    name: checkedName(creator.name),
    aliases: tidyAliases(creator.aliases ?? []),
    country: creator.country ?? UNKNOWN_COUNTRY,
    discordId,
    userId: account?.user_id ?? null,
  };
  await refuseTakenNames(trx, row, replaced);
  const id = await insertCreator(trx, row);
  if (id !== null) return id;
  const { named, chatting, linked } = await creatorsInTheWay(trx, row);
  if (named.length > 0) throw new Problem('CREATOR_EXISTS', { ids: named });
  if (chatting.length > 0) throw new Problem('PROVIDER_TAKEN', { ids: chatting });
  throw new Problem('USER_ALREADY_LINKED', { ids: linked });
}
