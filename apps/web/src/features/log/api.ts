import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '../../lib/api/contract.ts';
import { query } from '../../lib/queries/query.ts';
import { ratersQuery } from '../raters/index.ts';
import type { LogSearch } from './search-params.ts';

export const ROWS = 30;

/** A page of what staff did; asked for again whenever somebody comes back to it. */
export function logQuery(search: LogSearch) {
  const { actor, type, id, claims, page } = search;
  const subject = type === 'all' ? undefined : id === undefined ? type : `${type}:${id}`;
  return query(
    'log',
    { limit: ROWS, offset: (page - 1) * ROWS, claims: claims ? 'show' : 'hide', actor, subject },
    { staleTime: 0 },
  );
}

/** Who can act: the super admins of now. */
export const staffQuery = queryOptions({
  ...ratersQuery,
  select: (raters) => raters.filter((rater) => rater.isSuperAdmin),
});

export type LogEntry = Reply<'log'>['results'][number];
export type LogNames = Reply<'log'>['names'];
