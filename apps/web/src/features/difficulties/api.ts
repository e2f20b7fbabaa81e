import { useQuery } from '@tanstack/react-query';
import { broughtAlong } from '../../lib/api/first-data.ts';
import { keys } from '../../lib/queries/keys.ts';
import { type Reply, read } from '../../lib/queries/read.ts';

const path = '/v2/database/difficulties';

/** All difficulties in their order. They change rarely: asked once a visit. */
export const difficultiesQuery = read(
  keys.difficulties,
  path,
  {},
  {
    ...broughtAlong<Difficulty[]>({ method: 'GET', path }, true),
    staleTime: 30 * 60_000,
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
