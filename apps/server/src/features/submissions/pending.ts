import type { Trx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import {
  type LevelSubmissionRow,
  lockLevelSubmission,
  lockPassSubmission,
  type PassSubmissionRow,
  type SubmissionKind,
} from './decide.repository.ts';

/**
 * The submission, locked: whoever decides about it at the same time comes after us and finds it decided.
 * @throws Problem NOT_FOUND, NOT_PENDING
 */
export async function pendingLevelSubmission(trx: Trx, id: number): Promise<LevelSubmissionRow> {
  return requirePending(await lockLevelSubmission(trx, id));
}

/** The same for a pass. @throws Problem NOT_FOUND, NOT_PENDING */
export async function pendingPassSubmission(trx: Trx, id: number): Promise<PassSubmissionRow> {
  return requirePending(await lockPassSubmission(trx, id));
}

/** Locks a submission of either kind. @returns what a reader knows it by @throws Problem NOT_FOUND, NOT_PENDING */
export async function pendingTitle(trx: Trx, kind: SubmissionKind, id: number): Promise<string> {
  if (kind === 'level') return (await pendingLevelSubmission(trx, id)).song;
  return (await pendingPassSubmission(trx, id)).title;
}

function requirePending<R extends { readonly status: string }>(row: R | null): R {
  if (row === null) throw new Problem('NOT_FOUND');
  if (row.status !== 'pending') throw new Problem('NOT_PENDING');
  return row;
}
