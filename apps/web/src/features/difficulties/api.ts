import { queryOptions, useQuery } from '@tanstack/react-query';
import { answer, api } from '../../lib/api/client.ts';
import { broughtAlong } from '../../lib/api/first-data.ts';
import { keys } from '../../lib/queries/keys.ts';

const load = (signal: AbortSignal) => answer(api.GET('/v2/database/difficulties', { signal }));

/** All difficulties in their order. They change rarely: asked once a visit. */
export const difficultiesQuery = queryOptions({
  queryKey: keys.difficulties,
  queryFn: ({ signal }) => load(signal),
  ...broughtAlong<Difficulty[]>({ method: 'GET', path: '/v2/database/difficulties' }, true),
  staleTime: 30 * 60_000,
  // Filters and forms need them, and have no retry button of their own.
  refetchInterval: ({ state }) => (state.status === 'error' ? 5_000 : false),
  gcTime: Number.POSITIVE_INFINITY,
});

export type Difficulty = Awaited<ReturnType<typeof load>>[number];

/** The difficulties, or an empty list until they have arrived. */
export function useDifficulties(): readonly Difficulty[] {
  return useQuery(difficultiesQuery).data ?? none;
}

const none: readonly Difficulty[] = [];
