import { queryOptions } from '@tanstack/react-query';
import { keys } from '../../lib/queries/keys.ts';
import { type Reply, read } from '../../lib/queries/read.ts';
import { ratersQuery } from '../raters/index.ts';
import type { LogSearch } from './search-params.ts';

export const ROWS = 30;

/** A page of what staff did; asked for again whenever somebody comes back to it. */
export function logQuery(search: LogSearch) {
  const { actor, type, id, claims, page } = search;
  const subject = type === 'all' ? undefined : id === undefined ? type : `${type}:${id}`;
  const query = {
    limit: ROWS,
    offset: (page - 1) * ROWS,
    claims: claims ? ('show' as const) : ('hide' as const),
    ...(actor === undefined ? {} : { actor }),
    ...(subject === undefined ? {} : { subject }),
  };
  return read(keys.log(search), '/v2/admin/log', { query }, { staleTime: 0 });
}

/** Who can act: the super admins of now. */
export const staffQuery = queryOptions({
  ...ratersQuery,
  select: (raters) => raters.filter((rater) => rater.isSuperAdmin),
});

export type LogEntry = Reply<'/v2/admin/log'>['results'][number];
export type LogNames = Reply<'/v2/admin/log'>['names'];
