import type { UndoReason } from '@rondo/contract/merges';
import { undoUntil } from '@rondo/domain/merges';
import type { Trx } from '../../platform/db/database.ts';
import { found, Problem } from '../../platform/http/problem.ts';
import { lockMerge, type MergeKind } from './repository.ts';

/**
 * The merge that is to be undone, locked.
 * @throws Problem NOT_FOUND, UNDO_EXPIRED after 30 days, UNDO_BLOCKED when it was undone before
 */
export async function mergeToUndo(trx: Trx, kind: MergeKind, id: number, now: Date) {
  const merge = found(await lockMerge(trx, kind, id));
  if (merge.undoneAt !== null) throw undoBlocked('ALREADY_UNDONE', 'This merge is already undone.');
  if (undoUntil(merge.createdAt) <= now) throw new Problem('UNDO_EXPIRED');
  return merge;
}

/** 409 with the reason against the undo, as a code and in words, and the ids in conflict. */
export function undoBlocked(reason: UndoReason, details: string, ids?: readonly number[]): Problem {
  return new Problem('UNDO_BLOCKED', {
    text: `This merge cannot be undone: ${details}`,
    details,
    reason,
    ...(ids === undefined ? {} : { ids: [...ids] }),
  });
}
