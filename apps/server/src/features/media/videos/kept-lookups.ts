import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/clock.ts';

const DAY = 24 * 60 * 60_000;
const FAILURE = 5 * 60_000;
const MOST = 5_000;

interface Kept<T> {
  readonly until: number;
  readonly result: Promise<T>;
}

/**
 * Answers of another service by key: kept for a day, failures and what `isStopgap` says is one for five minutes
 * (docs/rules/media.md#video-details), at most 5,000, the least recently asked go first. Questions asked while the
 * first one is under way wait for its answer.
 */
export function keptLookups<T>(
  clock: Clock,
  look: (key: string) => Promise<T>,
  isStopgap: (found: T) => boolean = () => false,
): (key: string) => Promise<T> {
  const kept = new LRUCache<string, Kept<T>>({ max: MOST });
  return (key) => {
    const elapsed = clock.elapsed();
    const known = kept.get(key);
    if (known !== undefined && known.until > elapsed) return known.result;
    const result = look(key);
    const keepBriefly = () => kept.set(key, { until: clock.elapsed() + FAILURE, result });
    kept.set(key, { until: elapsed + DAY, result });
    result.then((found) => isStopgap(found) && keepBriefly(), keepBriefly);
    return result;
  };
}
