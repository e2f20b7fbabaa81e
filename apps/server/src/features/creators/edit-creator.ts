import type { Creator } from '@rondo/contract/creators';
import type { CreatorEdit } from '@rondo/contract/creator-writes';
import { creatorFields } from '@rondo/domain/creators';
import { difference } from '@rondo/domain/entity';
import { publishLevels } from '../../platform/events/publish-levels.ts';
import type { Trx } from '../../platform/db/database.ts';
import { columnsOf, edited, rowValues } from '../../platform/db/entity-row.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/feature.ts';
import { Problem } from '../../platform/http/problem.ts';
import { problemForConstraint } from '../../platform/http/problem-for-constraint.ts';
import { recordAudit } from '../audit/index.ts';
import { writtenCreator } from './present.ts';
import { creatorsInTheWay, openAccount, updateCreator } from './creator-write.repository.ts';
import { knownCreators } from './known-creators.ts';
import { markCredits } from './credits.repository.ts';
import { lockLevelsOf, markLevels } from './level-marks.repository.ts';
import { checkedNames } from './names.ts';
import { holdCreators } from './shared-lock.ts';

/**
 * Changes what is given; a new verification reaches the creator's credits and levels
 * (docs/rules/creators.md#verification).
 * @throws Problem CREATOR_NOT_FOUND, NAME_REQUIRED, VALIDATION_FAILED, USER_NOT_FOUND, CREATOR_EXISTS, USER_ALREADY_LINKED
 */
export async function editCreator(
  { db }: Pick<Deps, 'db'>,
  actorId: number,
  id: number,
  edit: CreatorEdit,
): Promise<Creator> {
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
      const { name = creator.name, userId = null, isVerified } = facts.after;
      await refuseTaken(trx, id, name, userId);
      await updateCreator(trx, id, columnsOf(facts.after)).catch((error: unknown) => {
        throw problemForConstraint(error, taken);
      });
      if (isVerified !== undefined) {
        await markCredits(trx, { creator_id: id }, isVerified);
        await markLevels(trx, levelIds, isVerified ? 'derived' : 'unverified');
      }
      await recordAudit(trx, {
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

async function refuseTaken(trx: Trx, id: number, name: string, userId: number | null): Promise<void> {
  const { named, linked } = await creatorsInTheWay(trx, { name, userId });
  const others = (ids: number[]) => ids.filter((other) => other !== id);
  if (others(named).length > 0) throw new Problem('CREATOR_EXISTS', { ids: others(named) });
  if (others(linked).length > 0) throw new Problem('USER_ALREADY_LINKED', { ids: others(linked) });
}
