import type { QueryClient } from '@tanstack/react-query';
import { isUnder, keyOf, keyOfAll } from './key.ts';

const shownWithOverlays = [
  keyOfAll('modifiers'),
  ...(['player', 'leaderboard', 'passesOfLevel'] as const).map((name) => keyOf(name)),
];

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
