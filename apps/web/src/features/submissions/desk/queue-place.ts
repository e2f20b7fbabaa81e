import type { SubmissionKind } from '@rondo/domain/submissions';
import type { Pending } from './api.ts';

/** A submission of the queue with its place. */
export interface Held {
  kind: SubmissionKind;
  id: number;
  row: Pending;
  index: number;
}

/** A submission of the open queue with its place; null where it is not there. */
export function heldOf(kind: SubmissionKind, id: number, queue: readonly Pending[]): Held | null {
  const index = queue.findIndex((row) => row.id === id);
  const row = queue[index];
  return row ? { kind, id, row, index } : null;
}

/** The queue with the held card still in its place. */
export function withHeld(
  queue: readonly Pending[],
  kind: SubmissionKind,
  held: Held | null,
): readonly Pending[] {
  if (held?.kind !== kind || queue.some(({ id }) => id === held.id)) return queue;
  return [...queue.slice(0, held.index), held.row, ...queue.slice(held.index)];
}

/** What is looked at once the card at a place has left: the next that nobody else works on, else the one before. */
export function successor(
  queue: readonly Pending[],
  place: number,
  viewerId: number | undefined,
): Pending | undefined {
  const near = [...queue.slice(place), ...queue.slice(0, place).reverse()];
  return near.find(({ claimedBy }) => !claimedBy || claimedBy.id === viewerId) ?? near[0];
}
