import { Problem } from '../../platform/http/problem.ts';

/** What can stand against undoing a merge; the client has words for each. */
export type UndoObstacle =
  | 'undone'
  | 'targetMerged'
  | 'nameTaken'
  | 'discordTaken'
  | 'passesElsewhere'
  | 'creditsChanged'
  | 'userTaken';

/** `details` says it to people, `reason` to programs; `ids` are the rows in the way. */
export function undoBlocked(reason: UndoObstacle, details: string, ids?: readonly number[]): Problem {
  return new Problem('UNDO_BLOCKED', {
    details,
    more: { reason },
    ...(ids === undefined ? {} : { ids: [...ids] }),
  });
}
