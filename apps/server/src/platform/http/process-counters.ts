import type { CountResult, Limit } from './limits.ts';

type Counter = { start: number; count: number; blockedUntil: number | null };

/** Most keys remembered; above it the whole memory is swept for those that ended. */
const mostKeys = 50_000;

/** Counters in this process; times in milliseconds. */
export function createProcessCounters() {
  const counters = new Map<string, Counter>();

  const sweep = (now: number) => {
    for (const [key, counter] of counters)
      if ((counter.blockedUntil ?? 0) <= now && counter.start + 3_600_000 <= now) counters.delete(key);
    if (counters.size >= mostKeys) counters.clear();
  };

  return {
    count(key: string, limit: Limit, blockAt: number, now: number): CountResult {
      let counter = counters.get(key);
      if (counter?.blockedUntil != null && counter.blockedUntil > now) {
        counter.count++;
        return counter;
      }
      if (
        counter === undefined ||
        counter.blockedUntil !== null ||
        counter.start + limit.window * 1000 <= now
      ) {
        if (counters.size >= mostKeys) sweep(now);
        counter = { start: now, count: 0, blockedUntil: null };
        counters.set(key, counter);
      }
      counter.count++;
      if (counter.count >= blockAt) counter.blockedUntil = now + limit.block * 1000;
      return counter;
    },
    blockedUntil: (key: string): number | null => counters.get(key)?.blockedUntil ?? null,
    forget: (key: string) => void counters.delete(key),
  };
}
