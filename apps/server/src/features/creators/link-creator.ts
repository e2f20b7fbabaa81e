import type { Creator } from '@rondo/contract/creators';
import { isDiscordId } from '@rondo/domain/creators';
import type { Db, Trx } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import { recordAction } from '../log/index.ts';
import {
  type CreatorState,
  creatorsInTheWay,
  type Link,
  openAccount,
  updateCreator,
} from './creator-write.repository.ts';
import { knownCreators } from './known-creators.ts';
import { writtenCreator } from './present.ts';
import { holdCreators } from './shared-lock.ts';

/**
 * Links the user who has a chat account (17 to 20 digits) or an id (fewer) (docs/rules/creators.md#creator-links).
 * @throws Problem CREATOR_NOT_FOUND, USER_NOT_FOUND, USER_ALREADY_LINKED with the creators that stand in the way
 */
export function linkCreator(db: Db, actorId: number, id: number, digits: string): Promise<Creator> {
  return changeLink(db, { actorId, id, verb: 'link' }, async (trx, creator) => {
    const link = await (isDiscordId(digits)
      ? openAccount(trx, 'chat.provider_id', digits)
      : openAccount(trx, 'users.id', Number(digits)));
    if (link === null) throw new Problem('USER_NOT_FOUND');
    const { chatting, linked } = await creatorsInTheWay(trx, {
      name: creator.name,
      userId: link.user_id,
      discordId: link.discord_id,
    });
    const others = [...new Set([...chatting, ...linked])].filter((other) => other !== id);
    if (others.length > 0) throw new Problem('USER_ALREADY_LINKED', { ids: others });
    return link;
  });
}

/** Clears the link. Throws CREATOR_NOT_FOUND. */
export function unlinkCreator(db: Db, actorId: number, id: number): Promise<Creator> {
  return changeLink(db, { actorId, id, verb: 'unlink' }, async () => ({
    user_id: null,
    discord_id: null,
  }));
}

async function changeLink(
  db: Db,
  { actorId, id, verb }: { readonly actorId: number; readonly id: number; readonly verb: 'link' | 'unlink' },
  wanted: (trx: Trx, creator: CreatorState) => Promise<Link>,
): Promise<Creator> {
  return transaction(db, async (trx) => {
    await holdCreators(trx);
    const [creator] = await knownCreators(trx, [id]);
    const link = await wanted(trx, creator);
    if (link.user_id !== creator.user_id || link.discord_id !== creator.discord_id) {
      await updateCreator(trx, id, link);
      await recordAction(trx, {
        actorId,
        action: `creator.${verb}`,
        subject: { id, title: creator.name },
        before: { userId: creator.user_id, discordId: creator.discord_id },
        after: { userId: link.user_id, discordId: link.discord_id },
      });
    }
    return writtenCreator(trx, id);
  });
}
