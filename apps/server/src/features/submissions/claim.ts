import type { UserRef } from '@rondo/contract/shapes';
import type { SubmissionKind } from '@rondo/domain/submissions';
import type { Db, Trx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { changePending, type Target } from './change-pending.ts';
import { selectClaimer, storeClaim } from './decide.repository.ts';
import type { Submissions } from './present.ts';

/**
 * Shows other staff that somebody works on a submission. It keeps nobody from deciding; the same person's
 * claim starts again.
 * @throws Problem NOT_FOUND, NOT_PENDING, CLAIMED with `claimedBy`
 */
export function claim<K extends SubmissionKind>(db: Db, target: Target<K>): Promise<Submissions[K]> {
  return changePending(db, target, async (trx) => {
    const before = await ownClaim(trx, target);
    await storeClaim(trx, target.kind, target.id, target.actorId);
    return before === null ? { verb: 'claim', before: facts(null), after: facts(target.actorId) } : null;
  });
}

/**
 * Ends one's own claim; where there is none, nothing happens.
 * @throws Problem NOT_FOUND, NOT_PENDING, CLAIMED with `claimedBy` for another's
 */
export function release<K extends SubmissionKind>(db: Db, target: Target<K>): Promise<Submissions[K]> {
  return changePending(db, target, async (trx) => {
    if ((await ownClaim(trx, target)) === null) return null;
    await storeClaim(trx, target.kind, target.id, null);
    return { verb: 'release', before: facts(target.actorId), after: facts(null) };
  });
}

const facts = (claimedById: number | null) => ({ claimedById });

async function ownClaim(trx: Trx, { actorId, kind, id }: Target<SubmissionKind>): Promise<UserRef | null> {
  const claimer = await selectClaimer(trx, kind, id);
  if (claimer !== null && claimer.id !== actorId)
    throw new Problem('CLAIMED', { more: { claimedBy: claimer } });
  return claimer;
}
