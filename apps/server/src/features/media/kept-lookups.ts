import type { Clock } from '../../platform/clock.ts';

const DAY = 24 * 60 * 60_000;
const FAILURE = 5 * 60_000;
const MOST = 5_000;

interface Kept<T> {
  readonly until: number;
  readonly result: Promise<T>;
}

/**
 * Answers of another service by key: kept for a day, failures for five minutes (rules §15.2), the oldest of 5,000
 * given up first. Questions asked while the first one is under way wait for its answer.
 */
export function keptLookups<T>(clock: Clock, look: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const kept = new Map<string, Kept<T>>();
  const keep = (key: string, entry: Kept<T>) => {
    kept.delete(key);
    kept.set(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
  };
  return (key) => {
    const now = clock.now().getTime();
    const known = kept.get(key);
    if (known !== undefined && known.until > now) return known.result;
    const result = look(key);
    keep(key, { until: now + DAY, result });
    result.catch(() => keep(key, { until: clock.now().getTime() + FAILURE, result }));
    return result;
  };
}
