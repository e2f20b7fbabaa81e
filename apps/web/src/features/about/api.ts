import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../lib/api/client.ts';
import { keys } from '../../lib/queries/keys.ts';

const loadRaters = (signal: AbortSignal) => answer(api.GET('/v2/admin/users/raters', { signal }));

/** Who rates here: super admins first, then by name. */
export const ratersQuery = queryOptions({
  queryKey: keys.raters,
  queryFn: ({ signal }) => loadRaters(signal),
  staleTime: 5 * 60_000,
});

export type Rater = Awaited<ReturnType<typeof loadRaters>>[number];
