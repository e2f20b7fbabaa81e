import { creatorNameProblem, tidyAliases } from '@rondo/domain/creators';
import { publishLevels } from '../../platform/events/publish-levels.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/feature.ts';
import { Problem } from '../../platform/http/problem.ts';
import { problemForConstraint } from '../../platform/http/problem-for-constraint.ts';
import { type AuditFacts, recordAudit } from '../audit/index.ts';
import { creatorJson } from './creator-read.repository.ts';
import {
  type CreatorState,
  creatorsInTheWay,
  creatorsToWrite,
  openUser,
  updateCreator,
} from './creator-write.repository.ts';
import { lockLevelsOf, markCreditsOf, markLevels } from './level-marks.repository.ts';
import { checkedAliases, checkedName } from './names.ts';
import { holdCreators } from './shared-lock.ts';

export type CreatorEdit = {
  readonly name?: string | undefined;
  readonly aliases?: readonly string[] | undefined;
  readonly userId?: number | undefined;
  readonly isVerified?: boolean | undefined;
};

type Columns = { name: string; aliases: string[]; user_id: number | null; is_verified: boolean };

/**
 * Changes what is given; a new verification reaches the creator's credits and levels
 * (docs/rules/creators.md#verification).
 * @returns the creator as JSON text
 * @throws Problem CREATOR_NOT_FOUND, NAME_REQUIRED, VALIDATION_FAILED, USER_NOT_FOUND, CREATOR_EXISTS, USER_ALREADY_LINKED
 */
export async function editCreator(
  { db }: Pick<Deps, 'db'>,
  actorId: number,
  id: number,
  edit: CreatorEdit,
): Promise<string> {
  return transaction(db, async (trx) => {
    await holdCreators(trx);
    const levelIds = await lockLevelsOf(trx, [id]);
    const [creator] = await creatorsToWrite(trx, [id]);
    if (creator === undefined) throw new Problem('CREATOR_NOT_FOUND', { ids: [id] });
    if (edit.userId !== undefined && (await openUser(trx, edit.userId)) === null)
      throw new Problem('USER_NOT_FOUND');
    const changes = changesOf(creator, edit);
    const changed = Object.keys(changes) as (keyof Columns)[];
    if (changed.length > 0) {
      await refuseTaken(trx, creator, changes);
      await updateCreator(trx, id, changes).catch((error: unknown) => {
        throw problemForConstraint(error, taken);
      });
      if (changes.is_verified !== undefined) {
        await markCreditsOf(trx, id, changes.is_verified);
        await markLevels(trx, levelIds, changes.is_verified ? 'derived' : 'unverified');
      }
      await recordAudit(trx, {
        actorId,
        action: 'creator.edit',
        subject: { id, title: changes.name ?? creator.name },
        before: factsOf(creator, changed),
        after: factsOf({ ...creator, ...changes }, changed),
      });
      await publishLevels(trx, levelIds, 'update');
    }
    return (await creatorJson(trx, [id], { isSuperAdmin: true }))[0] ?? 'null';
  });
}

const taken = {
  creators_name_unique: () => new Problem('CREATOR_EXISTS'),
  creators_user_unique: () => new Problem('USER_ALREADY_LINKED'),
};

function changesOf(creator: CreatorState, edit: CreatorEdit): Partial<Columns> {
  const aliases = edit.aliases === undefined ? creator.aliases : [...tidyAliases(edit.aliases)];
  const wanted: Columns = {
    name: edit.name === undefined ? creator.name : checkedName(edit.name, creatorNameProblem(edit.name)),
    aliases: checkedAliases(aliases),
    user_id: edit.userId ?? creator.user_id,
    is_verified: edit.isVerified ?? creator.is_verified,
  };
  const isSame = (key: keyof Columns) => JSON.stringify(wanted[key]) === JSON.stringify(creator[key]);
  return Object.fromEntries(
    (Object.keys(wanted) as (keyof Columns)[]).filter((key) => !isSame(key)).map((key) => [key, wanted[key]]),
  );
}

async function refuseTaken(
  trx: Parameters<typeof creatorsInTheWay>[0],
  creator: CreatorState,
  changes: Partial<Columns>,
): Promise<void> {
  const { named, linked } = await creatorsInTheWay(trx, {
    name: changes.name ?? creator.name,
    userId: changes.user_id ?? null,
    discordId: null,
  });
  const others = (ids: number[]) => ids.filter((other) => other !== creator.id);
  if (others(named).length > 0) throw new Problem('CREATOR_EXISTS', { ids: others(named) });
  if (others(linked).length > 0) throw new Problem('USER_ALREADY_LINKED', { ids: others(linked) });
}

const facts = { name: 'name', aliases: 'aliases', user_id: 'userId', is_verified: 'isVerified' } as const;

function factsOf(creator: Columns, keys: readonly (keyof Columns)[]): AuditFacts<'creator.edit'> {
  return Object.fromEntries(keys.map((key) => [facts[key], creator[key]]));
}
