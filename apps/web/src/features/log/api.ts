import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../lib/api/client.ts';
import { keys } from '../../lib/queries/keys.ts';
import type { LogSearch } from './search-params.ts';

export const ROWS = 30;

function loadLog({ actor, type, id, page }: LogSearch, signal: AbortSignal) {
  const subject = type === 'all' ? undefined : id === undefined ? type : `${type}:${id}`;
  const query = {
    limit: ROWS,
    offset: (page - 1) * ROWS,
    ...(actor === undefined ? {} : { actor }),
    ...(subject === undefined ? {} : { subject }),
  };
  return answer(api.GET('/v2/admin/log', { params: { query }, signal }));
}

/** A page of what staff did; asked for again whenever somebody comes back to it. */
export function logQuery(search: LogSearch) {
  return queryOptions({
    queryKey: keys.log(search),
    queryFn: ({ signal }) => loadLog(search, signal),
    staleTime: 0,
  });
}

const loadStaff = (signal: AbortSignal) => answer(api.GET('/v2/admin/users/raters', { signal }));

/** Who can act: the super admins of now. */
export const staffQuery = queryOptions({
  queryKey: keys.raters,
  queryFn: ({ signal }) => loadStaff(signal),
  staleTime: 5 * 60_000,
  select: (raters) => raters.filter((rater) => rater.isSuperAdmin),
});

export type LogEntry = Awaited<ReturnType<typeof loadLog>>['results'][number];
