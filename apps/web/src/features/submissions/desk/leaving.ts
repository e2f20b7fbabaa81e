import type { PendingLevel, PendingPass } from './api.ts';
import type { DeskKind } from './search-params.ts';

/** A submission that keeps its place in the queue though news may have taken it out. */
export interface Held {
  kind: DeskKind;
  id: number;
  row: PendingLevel | PendingPass | undefined;
  index: number;
}

export type Outcome = 'allowed' | 'declined';

/** The submission whose card is on its way out. */
export interface Leaving extends Held {
  outcome: Outcome;
}

type Row = { readonly id: number };

/** A submission of the open queue with its place. */
export function heldOf(kind: DeskKind, id: number, queue: readonly (PendingLevel | PendingPass)[]): Held {
  const index = queue.findIndex((row) => row.id === id);
  return { kind, id, row: queue[index], index };
}

/** The queue with the held card still in its place. */
export function withHeld<T extends Row>(
  queue: readonly T[] | undefined,
  kind: DeskKind,
  held: Held | null,
): readonly T[] | undefined {
  if (!queue || held?.kind !== kind || !held.row || queue.some(({ id }) => id === held.id)) return queue;
  const { index, row } = held;
  return [...queue.slice(0, index), row as Row as T, ...queue.slice(index)];
}
