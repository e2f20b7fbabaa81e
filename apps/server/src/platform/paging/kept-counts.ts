import { LRUCache } from 'lru-cache';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { RondoEvent } from '../events/event.ts';
import { followEvents, type Freshness } from '../events/freshness.ts';
import type { Deps } from '../feature.ts';

/** Up to here a count is exact; above it may be a minute old (docs/rules/search.md#paging). */
const EXACT_UP_TO = 10_000;
const OLDEST_MS = 60_000;
/** From this age on a large count is read again in the background. */
const RENEW_MS = 30_000;
const MOST_KEPT = 2_000;

interface Entry {
  readonly count: Promise<number>;
  readonly mark: number | null;
  readonly at: number;
  /** The value once it is there. */
  known: number | null;
  isRenewed: boolean;
}

export type KeptCounts = ReturnType<typeof keepCounts>;

/** Counts until the end of the app; the events that `concerns` picks make small ones outdated. */
export function keepCountsOf(
  app: FastifyInstance,
  { events, clock }: Pick<Deps, 'events' | 'clock'>,
  concerns: (event: RondoEvent) => boolean,
): KeptCounts {
  const freshness = followEvents(events, concerns);
  const counts = keepCounts(freshness, clock);
  const endForgetting = events.onGap(counts.forget);
  app.addHook('onClose', async () => {
    freshness.end();
    endForgetting();
  });
  return counts;
}

/** Counts by filter: small ones as long as no event says otherwise, large ones for a minute. */
export function keepCounts(freshness: Freshness, clock: Clock) {
  const kept = new LRUCache<string, Entry>({ max: MOST_KEPT });

  const begin = (read: () => Promise<number>): Entry => {
    const mark = freshness.mark();
    const entry: Entry = { count: read(), mark, at: clock.elapsed(), known: null, isRenewed: false };
    entry.count.then(
      (count) => {
        entry.known = count;
      },
      () => undefined,
    );
    return entry;
  };

  const isLarge = ({ known }: Entry) => known !== null && known > EXACT_UP_TO;
  const ageOf = ({ at }: Entry) => clock.elapsed() - at;
  const isUsable = (entry: Entry) =>
    ageOf(entry) < OLDEST_MS && (isLarge(entry) || (entry.mark !== null && entry.mark === freshness.mark()));

  const renew = (key: string, old: Entry, read: () => Promise<number>) => {
    old.isRenewed = true;
    const next = begin(read);
    next.count.then(
      () => void kept.set(key, next),
      () => {
        old.isRenewed = false;
      },
    );
  };

  return {
    /** Forgets large ones as well: what was counted may be another database. */
    forget: () => kept.clear(),
    /** The number of rows of the filter that `key` names; `read` counts them. */
    count: (key: string, read: () => Promise<number>) => {
      const entry = kept.get(key);
      if (entry !== undefined && isUsable(entry)) {
        if (isLarge(entry) && ageOf(entry) >= RENEW_MS && !entry.isRenewed) renew(key, entry, read);
        return entry.count;
      }
      const next = begin(read);
      kept.set(key, next);
      next.count.catch(() => {
        if (kept.get(key) === next) kept.delete(key);
      });
      return next.count;
    },
  };
}
