import type { PassSubmission } from '@rondo/contract/submissions/submission';
import type { SubmissionKind } from '@rondo/domain/submissions';
import type { Db, Trx } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { RondoEvent } from '../../platform/events/event.ts';
import { Problem } from '../../platform/http/problem.ts';
import { tellDeclined } from '../inbox/index.ts';
import { selectNameOfPlayer } from '../passes/index.ts';
import {
  changePending,
  recordChange,
  requirePending,
  type SubmissionFacts,
  type Target,
} from './change-pending.ts';
import { assignPlayerTo, lockSubmission, type SubmissionRows, storeDecision } from './decide.repository.ts';
import type { Submissions } from './present.ts';
import { reviewed } from './review.ts';

/** What an approval made: its ids for the reply, more facts for the log, and what others can see of it. */
export type Made<I> = {
  readonly ids: I;
  readonly facts?: SubmissionFacts;
  readonly events: readonly RondoEvent[];
  /** Tells those concerned, once the decision is stored. */
  readonly tell: () => Promise<void>;
};

type MadeIds = { readonly levelId?: number; readonly passId?: number };

/**
 * Approves a pending submission with what `make` makes of it.
 * @returns the submission and the ids of what was made
 * @throws Problem NOT_FOUND, NOT_PENDING and those of `make`
 */
export async function approve<K extends SubmissionKind, I extends MadeIds>(
  db: Db,
  target: Target<K>,
  make: (trx: Trx, row: SubmissionRows[K]) => Promise<Made<I>>,
): Promise<{ submission: Submissions[K]; ids: I }> {
  const { actorId, kind, id } = target;
  return transaction(db, async (trx) => {
    const row = requirePending(await lockSubmission(trx, kind, id));
    const { ids, facts, events, tell } = await make(trx, row);
    await storeDecision(trx, kind, id, { ...ids, status: 'approved', decidedById: actorId });
    await recordChange(trx, target, row, {
      verb: 'approve',
      event: 'approve',
      before: { status: 'pending' },
      after: { status: 'approved', ...ids, ...facts },
      events,
    });
    await tell();
    return { submission: await reviewed(trx, kind, id), ids };
  });
}

/**
 * Declines a pending submission (docs/rules/submissions.md#level-approval).
 * @throws Problem NOT_FOUND, NOT_PENDING
 */
export function decline<K extends SubmissionKind>(
  db: Db,
  target: Target<K>,
  text: string | undefined,
): Promise<Submissions[K]> {
  const { actorId, kind, id } = target;
  const reason = text || null;
  return changePending(db, target, async (trx, row) => {
    await storeDecision(trx, kind, id, { status: 'declined', decidedById: actorId, declineReason: reason });
    await tellDeclined(trx, kind, { submissionId: id, submitterId: row.submitter_id });
    return {
      verb: 'decline',
      event: 'decline',
      before: { status: 'pending' },
      after: { status: 'declined' },
      reason,
    };
  });
}

/**
 * Says whose pass a pending submission is.
 * @throws Problem NOT_FOUND, NOT_PENDING, PLAYER_NOT_FOUND
 */
export function assignPlayer(db: Db, target: Target<'pass'>, playerId: number): Promise<PassSubmission> {
  return changePending(db, target, async (trx, { id, assigned_player_id: before }) => {
    if ((await selectNameOfPlayer(trx, playerId)) === null) throw new Problem('PLAYER_NOT_FOUND');
    await assignPlayerTo(trx, id, playerId);
    return {
      verb: 'assignPlayer',
      event: 'assign-player',
      before: { playerId: before },
      after: { playerId },
    };
  });
}
