import { LRUCache } from 'lru-cache';
import type { CounterStore } from './limits.ts';

type Counter = { start: number; count: number; blockedUntil: number | null };

const mostKeys = 50_000;

/** Counters in this process. */
export function processCounters(): CounterStore {
  const counters = new LRUCache<string, Counter>({ max: mostKeys });
  return {
    count: async (key, limit, blockAt, at) => {
      const now = at.getTime();
      const known = counters.get(key);
      const isBlocked = (known?.blockedUntil ?? 0) > now;
      const goesOn = isBlocked || (known?.blockedUntil === null && known.start + limit.window * 1000 > now);
      const counter = known && goesOn ? known : { start: now, count: 0, blockedUntil: null };
      if (counter !== known) counters.set(key, counter);
      counter.count++;
      if (!isBlocked && counter.count >= blockAt) counter.blockedUntil = now + limit.block * 1000;
      return counter;
    },
    blockedUntil: async (key) => counters.get(key)?.blockedUntil ?? null,
    forget: async (key) => void counters.delete(key),
  };
}
