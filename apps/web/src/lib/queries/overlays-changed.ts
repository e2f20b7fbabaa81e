import type { QueryClient } from '@tanstack/react-query';
import { isUnder, keyOfAll, keysOf } from './key.ts';

/** What a modifier is shown on. */
export const shownWithOverlays = [keyOfAll('modifiers'), ...keysOf('player', 'leaderboard', 'passesOfLevel')];

/**
 * After a modifier has begun or ended: what it is shown on is asked for again, at once where it is in view. A request
 * that is under way is left alone, since many rows may ask at the same second.
 */
export function overlaysChanged(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries(
    { predicate: ({ queryKey }) => shownWithOverlays.some((shown) => isUnder(queryKey, shown)) },
    { cancelRefetch: false },
  );
}
