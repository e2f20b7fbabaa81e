import type { Trx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { lockMerge, type MergeKind, type MergeRow } from './merges.repository.ts';
import { undoBlocked } from './undo-blocked.ts';
import { endOfUndo } from './undo-period.ts';

/**
 * A merge that its age allows to undo, locked: nobody else can undo it at the same time.
 * @throws Problem NOT_FOUND, UNDO_BLOCKED when it was undone before, UNDO_EXPIRED
 */
export async function mergeToUndo(trx: Trx, kind: MergeKind, id: number, now: Date): Promise<MergeRow> {
  const merge = await lockMerge(trx, kind, id);
  if (merge === null) throw new Problem('NOT_FOUND', { details: 'There is no such merge.' });
  if (merge.undone_at !== null) throw undoBlocked('undone', 'This merge was undone already.');
  if (endOfUndo(merge.created_at) <= now)
    throw new Problem('UNDO_EXPIRED', { details: 'A merge can be undone for 30 days.' });
  return merge;
}
