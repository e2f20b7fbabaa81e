import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../lib/api/client.ts';
import { keys } from '../../lib/queries/keys.ts';
import { ratersQuery } from '../raters/index.ts';
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

/** Who can act: the super admins of now. */
export const staffQuery = queryOptions({
  ...ratersQuery,
  select: (raters) => raters.filter((rater) => rater.isSuperAdmin),
});

export type LogEntry = Awaited<ReturnType<typeof loadLog>>['results'][number];
