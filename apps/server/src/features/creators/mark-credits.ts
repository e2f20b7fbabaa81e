import type { creatorEndpoints } from '@rondo/contract/creators';
import type { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { publishLevels } from '../../platform/events/publish-levels.ts';
import { lockLevelRows } from '../levels/index.ts';
import { recordActions } from '../log/index.ts';
import { creditsOfLevels, markCreditsById } from './credits.repository.ts';
import { knownLevels } from './known-levels.ts';
import { markLevels } from './level-marks.repository.ts';
import { creditFacts } from './set-credits.ts';
import { holdCreators } from './shared-lock.ts';

type Marks = z.output<typeof creatorEndpoints.markCredits.schema.body>;

/**
 * Verifies credits of several levels, or unverifies them, all or none
 * (docs/rules/creators.md#several-levels-at-once). Credits that are not there any more are passed over.
 * @returns the levels that changed, with the credits whose mark did
 * @throws Problem NOT_FOUND with the ids of levels that are not there
 */
export async function markCredits(
  db: Db,
  actorId: number,
  { levels, isVerified }: Marks,
): Promise<Marks['levels']> {
  return transaction(db, async (trx) => {
    await holdCreators(trx);
    const chosen = await knownLevels(
      trx,
      levels.map(({ id }) => id),
    );
    const wanted = new Set(
      levels.flatMap(({ id, credits }) => credits.map((credit) => `${id} ${credit.role} ${credit.id}`)),
    );
    const ids = chosen.map(({ id }) => id);
    const before = await creditsOfLevels(trx, ids);
    const changed = before.filter(
      ({ levelId, role, creatorId, ...credit }) =>
        credit.isVerified !== isVerified && wanted.has(`${levelId} ${role} ${creatorId}`),
    );
    await markCreditsById(
      trx,
      changed.map(({ id }) => id),
      isVerified,
    );
    // The mark of a level without credits is given by hand.
    const credited = [...new Set(before.map(({ levelId }) => levelId))];
    await markLevels(trx, credited, isVerified ? 'derived' : 'noMore');
    const [after, rows] = [await creditsOfLevels(trx, ids), await lockLevelRows(trx, ids)];
    const marked = chosen.flatMap((level, place) => {
      const facts = {
        before: creditFacts(level.is_verified, of(level.id, before)),
        after: creditFacts(rows[place]?.is_verified ?? false, of(level.id, after)),
      };
      return JSON.stringify(facts.before) === JSON.stringify(facts.after) ? [] : { ...level, ...facts };
    });
    await recordActions(
      trx,
      marked.map((level) => ({
        actorId,
        action: isVerified ? 'level.verify' : 'level.unverify',
        subject: { id: level.id, title: level.song },
        before: level.before,
        after: level.after,
      })),
    );
    await publishLevels(
      trx,
      marked.map(({ id }) => id),
      'update',
    );
    return marked.map(({ id }) => ({
      id,
      credits: of(id, changed).map(({ creatorId, role }) => ({ id: creatorId, role })),
    }));
  });
}

const of = (levelId: number, credits: Awaited<ReturnType<typeof creditsOfLevels>>) =>
  credits.filter((credit) => credit.levelId === levelId);
