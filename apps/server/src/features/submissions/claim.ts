import type { UserRef } from '@rondo/contract/shapes';
import type { Trx } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import type { Deps } from '../../platform/feature.ts';
import { Problem } from '../../platform/http/problem.ts';
import { recordAudit } from '../audit/index.ts';
import { removeClaim, selectClaimer, storeClaim } from './claim.repository.ts';
import type { SubmissionKind } from './decide.repository.ts';
import { pendingTitle } from './pending.ts';

/** How long a claim holds unless it is renewed (api §8). */
const CLAIM_MINUTES = 10;

/**
 * Shows other staff that somebody works on a submission. It keeps nobody from deciding; the same person's
 * claim begins anew.
 * @throws Problem NOT_FOUND, NOT_PENDING, CLAIMED with `claimedBy`
 */
export async function claim(
  { db }: Pick<Deps, 'db'>,
  actorId: number,
  kind: SubmissionKind,
  id: number,
): Promise<void> {
  await transaction(db, async (trx) => {
    const title = await pendingTitle(trx, kind, id);
    const before = await ownClaim(trx, actorId, kind, id);
    await storeClaim(trx, kind, id, { userId: actorId, minutes: CLAIM_MINUTES });
    if (before === null) await tell(trx, { actorId, kind, id, title, verb: 'claim' });
  });
}

/**
 * Ends one's own claim; where there is none, nothing happens.
 * @throws Problem NOT_FOUND, NOT_PENDING, CLAIMED with `claimedBy` for another's
 */
export async function release(
  { db }: Pick<Deps, 'db'>,
  actorId: number,
  kind: SubmissionKind,
  id: number,
): Promise<void> {
  await transaction(db, async (trx) => {
    const title = await pendingTitle(trx, kind, id);
    const before = await ownClaim(trx, actorId, kind, id);
    if (before === null) return;
    await removeClaim(trx, kind, id);
    await tell(trx, { actorId, kind, id, title, verb: 'release' });
  });
}

async function ownClaim(
  trx: Trx,
  actorId: number,
  kind: SubmissionKind,
  id: number,
): Promise<UserRef | null> {
  const claimer = await selectClaimer(trx, kind, id);
  if (claimer !== null && claimer.id !== actorId)
    throw new Problem('CLAIMED', { more: { claimedBy: claimer } });
  return claimer;
}

type Claiming = {
  readonly actorId: number;
  readonly kind: SubmissionKind;
  readonly id: number;
  readonly title: string;
  readonly verb: 'claim' | 'release';
};

async function tell(trx: Trx, { actorId, kind, id, title, verb }: Claiming): Promise<void> {
  const type = kind === 'level' ? 'levelSubmission' : 'passSubmission';
  const own = { claimedById: actorId };
  const none = { claimedById: null };
  await recordAudit(trx, {
    actorId,
    action: `${type}.${verb}`,
    subject: { type, id, title },
    before: verb === 'claim' ? none : own,
    after: verb === 'claim' ? own : none,
  });
  await publishEvent(trx, {
    type: 'submissionUpdate',
    data: { action: 'update', submissionId: id, submissionType: kind },
  });
}
