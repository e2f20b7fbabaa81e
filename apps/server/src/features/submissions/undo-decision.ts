import type { StandingReason } from '@rondo/contract/submissions/calls';
import { decisionStandsFrom, type SubmissionKind } from '@rondo/domain/submissions';
import type { Trx } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/feature.ts';
import { found, Problem } from '../../platform/http/problem.ts';
import { problemForConstraint } from '../../platform/http/problem-for-constraint.ts';
import { stopWaiting } from '../announcements/index.ts';
import { untellDecision } from '../inbox/index.ts';
import { deleteLockedLevel, lockLevel } from '../levels/index.ts';
import { markPassDeleted } from '../passes/index.ts';
import { openRatingOf } from '../ratings/index.ts';
import { recordChange, type Target } from './change-pending.ts';
import { lockSubmission, type SubmissionRows } from './decide.repository.ts';
import type { Submissions } from './present.ts';
import { reviewed } from './review.ts';
import { pendingConstraints } from './submit.repository.ts';
import { holdLevel, returnToQueue, selectDependents } from './undo.repository.ts';

type UndoDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>;

/**
 * Undoes the decision about a submission: it is pending again, what was made of it is deleted, and whoever was told
 * of the decision is told of it no longer (docs/rules/submissions.md#undoing-a-decision).
 * @param meant when the decision was made that is to be undone; undefined for whichever there is
 * @returns the submission as it is now
 * @throws Problem NOT_FOUND, NOT_DECIDED, DECISION_STANDS with the reason
 */
export function undoDecision<K extends SubmissionKind>(
  deps: UndoDeps,
  target: Target<K>,
  meant: string | undefined,
): Promise<Submissions[K]> {
  const { actorId, kind, id } = target;
  return transaction(deps.db, async (trx) => {
    const row = found<SubmissionRows[SubmissionKind]>(await lockSubmission(trx, kind, id));
    refuseStanding(row, meant, deps.clock.now());
    // Before what was made goes: of one person's two equal submissions only one is pending.
    await returnToQueue(trx, kind, id).catch(
      problemForConstraint({ [pendingConstraints[kind]]: () => decisionStands('SUBMITTED_AGAIN') }),
    );
    await untellDecision(trx, kind, id);
    const made = 'song' in row ? { levelId: row.level_id } : { passId: row.pass_id };
    if (row.status === 'approved') await removeMade(deps, trx, actorId, made);
    await recordChange<SubmissionKind>(trx, target, row, {
      verb: 'undoDecision',
      before: { status: row.status, ...(row.status === 'approved' ? made : {}) },
      after: { status: 'pending' },
    });
    return reviewed(trx, kind, id);
  });
}

/** @throws Problem NOT_DECIDED, DECISION_STANDS */
function refuseStanding(
  { status, decided_at: decidedAt }: SubmissionRows[SubmissionKind],
  meant: string | undefined,
  now: Date,
): void {
  if (status !== 'approved' && status !== 'declined') throw new Problem('NOT_DECIDED');
  if (decidedAt === null || decisionStandsFrom(decidedAt) <= now) throw decisionStands('EXPIRED');
  if (meant !== undefined && Date.parse(meant) !== decidedAt.getTime()) throw decisionStands('DECIDED_ANEW');
}

type MadeIds = { readonly levelId?: number | null; readonly passId?: number | null };

/** Deletes what an approval made, as staff delete it, and cancels what waits to be told of it. */
async function removeMade(
  deps: UndoDeps,
  trx: Trx,
  actorId: number,
  { levelId, passId }: MadeIds,
): Promise<void> {
  if (typeof passId === 'number') {
    await stopWaiting(deps, trx, 'passes', [passId]);
    await markPassDeleted(trx, actorId, passId, true);
  }
  if (typeof levelId === 'number') await removeLevel(deps, trx, actorId, levelId);
}

/**
 * A level goes only while nothing depends on it.
 * @throws Problem DECISION_STANDS
 */
async function removeLevel(deps: UndoDeps, trx: Trx, actorId: number, levelId: number): Promise<void> {
  await holdLevel(trx, levelId);
  const level = found(await lockLevel(trx, levelId));
  await stopWaiting(deps, trx, 'levels', [levelId]);
  // Locks the rating: nobody votes from here on.
  await openRatingOf(trx, levelId);
  const [first, ...others] = await selectDependents(trx, levelId);
  if (first !== undefined) throw decisionStands(first, ...others);
  await deleteLockedLevel(trx, actorId, level);
}

const details: Readonly<Record<StandingReason, string>> = {
  DECIDED_ANEW: 'It was undone and decided anew since.',
  EXPIRED: 'It was made more than 24 hours ago.',
  SUBMITTED_AGAIN: 'The same was submitted again and is pending.',
  PASSES: 'The level has passes, or pending ones.',
  VOTES: 'The level has votes.',
  ANNOUNCED: 'The level was announced.',
  REFERENCED: 'The level is a reference of a difficulty.',
  CREDITS: 'The credits of the level were verified or changed.',
  EDITED: 'The level was changed.',
};

/** 409 with the first reason as a code and all of them in words. */
function decisionStands(reason: StandingReason, ...others: readonly StandingReason[]): Problem {
  const words = [reason, ...others].map((each) => details[each]);
  return new Problem('DECISION_STANDS', { reason, details: words.join(' ') });
}
