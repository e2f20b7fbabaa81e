import { hasCharter } from '@rondo/domain/creators';
import type { CreditRole } from '../../platform/db/column-types.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import { found, Problem } from '../../platform/http/problem.ts';
import { lockLevel, selectLevel } from '../levels/index.ts';
import { type LogFacts, recordAction } from '../log/index.ts';
import {
  type CreditRow,
  creditsOf,
  deleteCredits,
  insertCredits,
  markCreditsOf,
} from './credits.repository.ts';
import { knownCreators } from './known-creators.ts';
import { markLevels } from './level-marks.repository.ts';
import { holdCreators } from './shared-lock.ts';

type CreditAction = 'level.credits' | 'level.verify' | 'level.unverify';
type CreditInput = { readonly id: number; readonly role: CreditRole };

/**
 * Replaces the credits of a level. Those that stay keep their verification, new ones start with their creator's; the
 * level is verified when all are (docs/rules/creators.md#verification).
 * @returns the level as JSON text
 * @throws Problem NOT_FOUND, CREATOR_NOT_FOUND with the unknown ids, LAST_CHARTER
 */
export function setCredits(
  db: Db,
  actorId: number,
  levelId: number,
  credits: readonly CreditInput[],
): Promise<string> {
  return changeCredits(db, { actorId, levelId, action: 'level.credits' }, async (trx, present) => {
    const wanted = await knownCredits(trx, credits);
    const gone = present.filter((credit) => !wanted.has(keyOf(credit.creatorId, credit.role)));
    for (const credit of present) wanted.delete(keyOf(credit.creatorId, credit.role));
    await deleteCredits(
      trx,
      gone.map(({ id }) => id),
    );
    await insertCredits(trx, levelId, [...wanted.values()]);
    if (gone.length > 0 || wanted.size > 0)
      await markLevels(trx, [levelId], present.every(({ isVerified }) => isVerified) ? 'derived' : 'noMore');
  });
}

/** Verifies all credits of a level, and so the level, or unverifies them. Throws NOT_FOUND. */
export function verifyCredits(
  db: Db,
  actorId: number,
  levelId: number,
  isVerified: boolean,
): Promise<string> {
  const action = isVerified ? 'level.verify' : 'level.unverify';
  return changeCredits(db, { actorId, levelId, action }, async (trx) => {
    await markCreditsOf(trx, { level_id: levelId }, isVerified);
    await markLevels(trx, [levelId], isVerified ? 'verified' : 'unverified');
  });
}

/** The frame of every change of a level's credits: locks, change, log and event where something differs. */
async function changeCredits(
  db: Db,
  {
    actorId,
    levelId,
    action,
  }: { readonly actorId: number; readonly levelId: number; readonly action: CreditAction },
  change: (trx: Trx, present: readonly CreditRow[]) => Promise<void>,
): Promise<string> {
  return transaction(db, async (trx) => {
    await holdCreators(trx);
    const level = found(await lockLevel(trx, levelId));
    const present = await creditsOf(trx, levelId);
    await change(trx, present);
    const [before, after] = [
      creditFacts(level.is_verified, present),
      creditFacts((await lockLevel(trx, levelId))?.is_verified ?? false, await creditsOf(trx, levelId)),
    ];
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      await recordAction(trx, {
        actorId,
        action,
        subject: { id: levelId, title: level.song },
        before,
        after,
      });
      await publishEvent(trx, { type: 'levelUpdate', data: { levelId, action: 'update' } });
    }
    return (await selectLevel(trx, levelId))?.text ?? 'null';
  });
}

const keyOf = (creatorId: number, role: CreditRole) => `${role} ${creatorId}`;

/** The credits to set, each once. */
async function knownCredits(trx: Trx, credits: readonly CreditInput[]) {
  const ids = [...new Set(credits.map(({ id }) => id))];
  const known = new Map((await knownCreators(trx, ids)).map((row) => [row.id, row]));
  if (!hasCharter(credits)) throw new Problem('LAST_CHARTER');
  return new Map(
    credits.map(({ id, role }) => [
      keyOf(id, role),
      { creatorId: id, role, isVerified: known.get(id)?.is_verified ?? false },
    ]),
  );
}

/** A level's mark and its credits, as the log keeps them. */
export function creditFacts(isVerified: boolean, credits: readonly CreditRow[]): LogFacts<CreditAction> {
  return {
    isVerified,
    credits: credits.map(({ creatorId, name, role, isVerified: mark }) => ({
      creatorId,
      name,
      role,
      isVerified: mark,
    })),
  };
}
