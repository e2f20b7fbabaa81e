import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { CounterStore } from './limits.ts';

/** Times by the clock's `elapsed`. */
type Counter = { start: number; count: number; blockedUntil: number | null };

const mostKeys = 50_000;

/** Counters in this process. */
export function processCounters(clock: Pick<Clock, 'elapsed'>): CounterStore {
  const counters = new LRUCache<string, Counter>({ max: mostKeys });
  const leftOf = (counter: Counter | undefined) =>
    Math.max(0, (counter?.blockedUntil ?? Number.NEGATIVE_INFINITY) - clock.elapsed());
  return {
    count: async (key, limit, blockAt) => {
      const now = clock.elapsed();
      const known = counters.get(key);
      const isBlocked = leftOf(known) > 0;
      const goesOn = isBlocked || (known?.blockedUntil === null && known.start + limit.window * 1000 > now);
      const counter = known && goesOn ? known : { start: now, count: 0, blockedUntil: null };
      if (counter !== known) counters.set(key, counter);
      counter.count++;
      if (!isBlocked && counter.count >= blockAt) counter.blockedUntil = now + limit.block * 1000;
      return { count: counter.count, blockedFor: leftOf(counter) };
    },
    blockedFor: async (key) => leftOf(counters.get(key)),
    forget: async (key) => void counters.delete(key),
  };
}
