import type { Clock } from '../clock.ts';
import { isConnectionFailure } from '../db/errors.ts';
import type { RondoEvent } from './event.ts';
import type { EventListener } from './listen.ts';

/** Says whether what was read before is still valid (docs/rules/notifications.md#freshness). */
export interface Freshness {
  /** Changes with every event that concerns it; `null` while events may be missed: then nothing may be kept. */
  mark(): number | null;
}

export interface FollowedFreshness extends Freshness {
  /** The mark of what was valid when events were last received. */
  lastMark(): number;
  end(): void;
}

/** Greatest age of anything kept, in case a message is late; by a monotonic clock. */
export const OLDEST_MS = 2_000;

/**
 * Follows the events that `concerns` picks, until `end`. A write of this process is noticed right after its commit, so
 * the next request already reads again; the notification brings the writes of other processes.
 */
export function followEvents(
  events: EventListener,
  concerns: (event: RondoEvent) => boolean,
): FollowedFreshness {
  let generation = 0;
  let lastMark = -1;
  let wasListening = events.isListening();
  const turn = () => {
    generation += 1;
  };
  const receive = (event: RondoEvent) => {
    if (concerns(event)) turn();
  };
  const gap = () => {
    if (wasListening) lastMark = generation;
    wasListening = events.isListening();
    turn();
  };
  const ends = [events.subscribe(receive), events.onOwnWrite(receive), events.onGap(gap)];
  return {
    mark: () => (events.isListening() ? generation : null),
    lastMark: () => (events.isListening() ? generation : lastMark),
    end: () => {
      for (const end of ends) end();
    },
  };
}

/**
 * Reads once and answers the same for two seconds, or until an event says that it changed; several callers share one
 * read. Without a database, what was valid when it was lost is answered until it is back.
 */
export function keptWhileFresh<T>(
  freshness: Pick<FollowedFreshness, 'mark' | 'lastMark'>,
  { elapsed }: Pick<Clock, 'elapsed'>,
  read: () => Promise<T>,
): () => Promise<T> {
  let kept: { readonly mark: number; readonly readAt: number; readonly value: Promise<T> } | null = null;
  let last: { readonly mark: number; readonly value: T } | null = null;
  const readOrLast = async (mark: number | null) => {
    try {
      const value = await read();
      if (mark !== null) last = { mark, value };
      return value;
    } catch (error) {
      if (last?.mark === freshness.lastMark() && isConnectionFailure(error)) return last.value;
      throw error;
    }
  };
  return () => {
    const mark = freshness.mark();
    if (mark === null) return readOrLast(null);
    const readAt = elapsed();
    if (kept?.mark === mark && readAt - kept.readAt < OLDEST_MS) return kept.value;
    const entry = { mark, readAt, value: readOrLast(mark) };
    kept = entry;
    entry.value.catch(() => {
      if (kept === entry) kept = null;
    });
    return entry.value;
  };
}
