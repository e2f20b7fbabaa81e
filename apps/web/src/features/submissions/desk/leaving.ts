import type { SubmissionKind } from '@rondo/domain/submissions';
import type { Pending } from './api.ts';

/** A submission that keeps its place in the queue though an event may have removed it. */
export interface Held {
  kind: SubmissionKind;
  id: number;
  row: Pending | undefined;
  index: number;
}

export type Outcome = 'allowed' | 'declined';

/** The submission whose card is on its way out. */
export interface Leaving extends Held {
  outcome: Outcome;
}

/** A submission of the open queue with its place. */
export function heldOf(kind: SubmissionKind, id: number, queue: readonly Pending[]): Held {
  const index = queue.findIndex((row) => row.id === id);
  return { kind, id, row: queue[index], index };
}

/** The queue with the held card still in its place. */
export function withHeld(
  queue: readonly Pending[],
  kind: SubmissionKind,
  held: Held | null,
): readonly Pending[] {
  if (held?.kind !== kind || !held.row || queue.some(({ id }) => id === held.id)) return queue;
  return [...queue.slice(0, held.index), held.row, ...queue.slice(held.index)];
}
