import type { RondoEvent } from './event.ts';
import type { EventListener } from './listen.ts';

/** Tells whether what was read before still holds (rules §7, cached public replies). */
export interface Freshness {
  /** Differs after every event of concern; `null` while events may be missed: then nothing may be kept. */
  mark(): number | null;
}

type Hear = (event: RondoEvent) => void;
const hearersHere = new Set<Hear>();

/** Tells this process at once what the notification will bring to all: the next request already reads anew. */
export function tellHere(event: RondoEvent): void {
  for (const hear of hearersHere) hear(event);
}

/** Follows the events that `concerns` picks, for as long as the process lives or until `end`. */
export function followEvents(
  events: EventListener,
  concerns: (event: RondoEvent) => boolean,
): Freshness & { readonly end: () => void } {
  let generation = 0;
  const turn = () => {
    generation += 1;
  };
  const hear: Hear = (event) => {
    if (concerns(event)) turn();
  };
  hearersHere.add(hear);
  const ends = [events.subscribe(hear), events.onGap(turn), () => hearersHere.delete(hear)];
  return {
    mark: () => (events.isListening() ? generation : null),
    end: () => {
      for (const end of ends) end();
    },
  };
}

/** Reads once and answers the same until an event says that it changed; several callers share one reading. */
export function keptWhileFresh<T>(freshness: Freshness, read: () => Promise<T>): () => Promise<T> {
  let kept: { readonly mark: number; readonly value: Promise<T> } | null = null;
  return () => {
    const mark = freshness.mark();
    if (mark === null) return read();
    if (kept?.mark === mark) return kept.value;
    const entry = { mark, value: read() };
    kept = entry;
    entry.value.catch(() => {
      if (kept === entry) kept = null;
    });
    return entry.value;
  };
}
