import type { Creator, creatorEndpoints } from '@rondo/contract/creators';
import { splitNamesProblem } from '@rondo/domain/creators';
import type { z } from 'zod';
import type { Trx } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { publishLevels } from '../../platform/events/publish-levels.ts';
import type { Deps } from '../../platform/feature.ts';
import { Problem } from '../../platform/http/problem.ts';
import { recordAction } from '../log/index.ts';
import { createCreator } from './create-creator.ts';
import { creatorsCalled } from './creator-write.repository.ts';
import { knownCreators } from './known-creators.ts';
import { lockLevelsOf, markLevels } from './level-marks.repository.ts';
import { hideCreator, moveRequests } from './merge.repository.ts';
import { publishRequests } from './merge-creators.ts';
import { checkedName } from './names.ts';
import { presentCreators } from './present.ts';
import { holdCreators } from './shared-lock.ts';
import {
  charteredLevels,
  copyCredits,
  copyMemberships,
  deleteCreditsAndMemberships,
} from './split.repository.ts';

type Split = z.output<typeof creatorEndpoints.splitCreator.schema.body>;

/**
 * Gives every credit of a creator, unverified, to each of several creators who are found by name or alias or made; the creator
 * vanishes (docs/rules/creators.md#split).
 * @returns the creators, in the order of the names
 * @throws Problem CREATOR_NOT_FOUND, NAME_REQUIRED, NAME_DUPLICATE, VALIDATION_FAILED, LAST_CHARTER with the levels that
 * would have no charter left
 */
export async function splitCreator(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actorId: number,
  split: Split,
): Promise<Creator[]> {
  return transaction(db, async (trx) => {
    await holdCreators(trx);
    const levelIds = await lockLevelsOf(trx, [split.creatorId]);
    const [source] = await knownCreators(trx, [split.creatorId]);
    const parts = partsOf(split, source.name);
    const ids: number[] = [];
    for (const { name } of parts) ids.push(await findOrMake(trx, name, source.id));

    const chartered = await charteredLevels(trx, levelIds);
    for (const [index, { role }] of parts.entries()) {
      await copyCredits(trx, source.id, ids[index] ?? 0, role);
      await copyMemberships(trx, source.id, ids[index] ?? 0);
    }
    await deleteCreditsAndMemberships(trx, source.id);
    const stillChartered = new Set(await charteredLevels(trx, levelIds));
    const bare = chartered.filter((id) => !stillChartered.has(id));
    if (bare.length > 0) throw new Problem('LAST_CHARTER', { ids: bare });
    const first = { id: ids[0] ?? 0, name: parts[0]?.name ?? '' };
    const requests = await moveRequests(trx, source.id, first);
    await markLevels(trx, levelIds, 'noMore');
    await hideCreator(trx, source.id, first.id, clock.now());
    await recordAction(trx, {
      actorId,
      action: 'creator.split',
      subject: { id: source.id, title: source.name },
      before: { name: source.name, aliases: source.aliases, userId: source.user_id },
      after: { creators: parts.map(({ name, role }, index) => ({ id: ids[index], name, role })) },
    });
    await publishLevels(trx, levelIds, 'update');
    await publishRequests(trx, requests);
    return presentCreators(trx, ids, { isSuperAdmin: true });
  });
}

/** The names that are not blank, each with its role. */
function partsOf({ newNames, roles = [] }: Split, source: string) {
  const parts = newNames.flatMap((name, index) =>
    name === null || name === '' ? [] : [{ name, role: roles[index] ?? null }],
  );
  const problem = splitNamesProblem(
    source,
    parts.map(({ name }) => name),
  );
  if (problem !== null) throw new Problem(problem);
  for (const { name } of parts) checkedName(name);
  return parts;
}

async function findOrMake(trx: Trx, name: string, source: number): Promise<number> {
  const called = await creatorsCalled(trx, name);
  return called.find((id) => id !== source) ?? createCreator(trx, { name }, source);
}
