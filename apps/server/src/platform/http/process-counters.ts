import { LRUCache } from 'lru-cache';
import type { CountResult, Limit } from './limits.ts';

type Counter = { start: number; count: number; blockedUntil: number | null };

const mostKeys = 50_000;

/** Counters in this process; times in milliseconds. */
export function createProcessCounters() {
  const counters = new LRUCache<string, Counter>({ max: mostKeys });
  return {
    count(key: string, limit: Limit, blockAt: number, now: number): CountResult {
      const known = counters.get(key);
      const isBlocked = (known?.blockedUntil ?? 0) > now;
      const goesOn = isBlocked || (known?.blockedUntil === null && known.start + limit.window * 1000 > now);
      const counter = known && goesOn ? known : { start: now, count: 0, blockedUntil: null };
      if (counter !== known) counters.set(key, counter);
      counter.count++;
      if (!isBlocked && counter.count >= blockAt) counter.blockedUntil = now + limit.block * 1000;
      return counter;
    },
    blockedUntil: (key: string): number | null => counters.get(key)?.blockedUntil ?? null,
    forget: (key: string) => void counters.delete(key),
  };
}
