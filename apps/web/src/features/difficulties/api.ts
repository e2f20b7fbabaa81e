import { useQuery } from '@tanstack/react-query';
import { broughtAlong } from '../../lib/api/first-data.ts';
import { keys } from '../../lib/queries/keys.ts';
import { type Reply, read } from '../../lib/queries/read.ts';

const path = '/v2/database/difficulties';

/**
 * All difficulties in their order. They change rarely, and only staff hear of it by an event: everybody else asks again
 * with the next page that needs them, or when the window is looked at, mostly to learn that nothing has changed.
 */
export const difficultiesQuery = read(
  keys.difficulties,
  path,
  {},
  {
    ...broughtAlong<Difficulty[]>({ method: 'GET', path }, true),
    staleTime: 60_000,
    refetchOnWindowFocus: true,
    // Filters and forms need them, and have no retry button of their own.
    refetchInterval: ({ state }) => (state.status === 'error' ? 5_000 : false),
    gcTime: Number.POSITIVE_INFINITY,
  },
);

export type Difficulty = Reply<typeof path>[number];

/** The difficulties, or an empty list until they have arrived. */
export function useDifficulties(): readonly Difficulty[] {
  return useQuery(difficultiesQuery).data ?? none;
}

const none: readonly Difficulty[] = [];
