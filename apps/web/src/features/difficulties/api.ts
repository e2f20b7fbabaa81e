import { useQuery } from '@tanstack/react-query';
import type { Reply } from '../../lib/api/contract.ts';
import { query } from '../../lib/queries/query.ts';

/**
 * All difficulties in their order. They change rarely, and only staff hear of it by an event: everybody else asks again
 * with the next page that needs them, or when the window is looked at, mostly to learn that nothing has changed.
 */
export const difficultiesQuery = query(
  'difficulties',
  {},
  {
    staleTime: 60_000,
    refetchOnWindowFocus: true,
    // Filters and forms need them, and have no retry button of their own.
    refetchInterval: ({ state }) => (state.status === 'error' ? 5_000 : false),
    gcTime: Number.POSITIVE_INFINITY,
  },
);

export type Difficulty = Reply<'difficulties'>[number];

/** The difficulties, or an empty list until they have arrived. */
export function useDifficulties(): readonly Difficulty[] {
  return useQuery(difficultiesQuery).data ?? none;
}

const none: readonly Difficulty[] = [];
