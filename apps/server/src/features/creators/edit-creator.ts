import type { Creator, CreatorEdit } from '@rondo/contract/creators';
import { creatorFields } from '@rondo/domain/creators';
import { difference } from '@rondo/domain/entity';
import type { Db, Trx } from '../../platform/db/database.ts';
import { columnsOf, edited, rowValues } from '../../platform/db/entity-row.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { publishLevels } from '../../platform/events/publish-levels.ts';
import { Problem } from '../../platform/http/problem.ts';
import { problemForConstraint } from '../../platform/http/problem-for-constraint.ts';
import { recordAction } from '../log/index.ts';
import {
  type CreatorState,
  creatorsInTheWay,
  openAccount,
  updateCreator,
} from './creator-write.repository.ts';
import { markCreditsOf } from './credits.repository.ts';
import { knownCreators } from './known-creators.ts';
import { lockLevelsOf, markLevels } from './level-marks.repository.ts';
import { checkedNames } from './names.ts';
import { writtenCreator } from './present.ts';
import { holdCreators } from './shared-lock.ts';
import { refuseTakenNames } from './taken-names.ts';

/**
 * Changes what is given; a new verification reaches the creator's credits and levels
 * (docs/rules/creators.md#verification).
 * @throws Problem CREATOR_NOT_FOUND, NAME_REQUIRED, VALIDATION_FAILED, USER_NOT_FOUND, CREATOR_EXISTS, USER_ALREADY_LINKED
 */
export async function editCreator(db: Db, actorId: number, id: number, edit: CreatorEdit): Promise<Creator> {
  return transaction(db, async (trx) => {
    await holdCreators(trx);
    const levelIds = await lockLevelsOf(trx, [id]);
    const [creator] = await knownCreators(trx, [id]);
    if (typeof edit.userId === 'number' && (await openAccount(trx, 'users.id', edit.userId)) === null)
      throw new Problem('USER_NOT_FOUND');
    const stored = rowValues(creatorFields, creator);
    const { changed, ...facts } = difference(
      creatorFields,
      stored,
      edited(creatorFields, stored, checkedNames(edit)),
    );
    if (changed.size > 0) {
      const { name = creator.name, userId = null, isVerified, aliases = [] } = facts.after;
      const known = new Set(creator.aliases);
      const newAliases = aliases.filter((alias) => !known.has(alias));
      await refuseTakenNames(trx, { name: facts.after.name, aliases: newAliases }, id);
      await refuseTakenUser(trx, creator, userId);
      await updateCreator(trx, id, columnsOf(facts.after)).catch(problemForConstraint(taken));
      if (isVerified !== undefined) {
        await markCreditsOf(trx, { creator_id: id }, isVerified);
        await markLevels(trx, levelIds, isVerified ? 'derived' : 'unverified');
      }
      await recordAction(trx, {
        actorId,
        action: 'creator.edit',
        subject: { id, title: name },
        ...facts,
      });
      await publishLevels(trx, levelIds, 'update');
    }
    return writtenCreator(trx, id);
  });
}

const taken = {
  creators_name_unique: () => new Problem('CREATOR_EXISTS'),
  creators_user_unique: () => new Problem('USER_ALREADY_LINKED'),
};

async function refuseTakenUser(trx: Trx, creator: CreatorState, userId: number | null): Promise<void> {
  const { linked } = await creatorsInTheWay(trx, { name: creator.name, userId });
  const others = linked.filter((id) => id !== creator.id);
  if (others.length > 0) throw new Problem('USER_ALREADY_LINKED', { ids: others });
}
