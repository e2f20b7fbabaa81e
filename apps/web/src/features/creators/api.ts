import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import type { Reply } from '../../lib/api/contract.ts';
import { keyOf } from '../../lib/queries/key.ts';
import { previousRows } from '../../lib/queries/previous-rows.ts';
import { query } from '../../lib/queries/query.ts';
import type { CreatorsSearch } from './search-params.ts';

/** Rows of a page. */
export const LEVELS_A_PAGE = 50;
export const CREATORS_A_PAGE = 100;
const TEAMS_A_PAGE = 100;
const MERGE_TARGETS = 20;

const options = { placeholderData: previousRows };

const filters = ({ query: search, state, excludeAliases }: CreatorsSearch) => ({
  search: search || undefined,
  hideVerified: state === 'open' || undefined,
  onlyVerified: state === 'verified' || undefined,
  excludeAliases: excludeAliases || undefined,
});

export function auditQuery(search: CreatorsSearch) {
  const offset = (search.page - 1) * LEVELS_A_PAGE;
  return query('levelsAudit', { ...filters(search), limit: LEVELS_A_PAGE, offset }, options);
}

export function creatorListQuery(search: CreatorsSearch) {
  const { sort, page } = search;
  return query('creators', { ...filters(search), sort, page, limit: CREATORS_A_PAGE }, options);
}

/** Teams by name, a hundred at a time. */
export function teamListQuery(search: string) {
  const given = { search: search || undefined, limit: TEAMS_A_PAGE };
  return infiniteQueryOptions({
    queryKey: keyOf('teams', given),
    queryFn: ({ signal, pageParam: offset }) => call('teams', { ...given, offset }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < TEAMS_A_PAGE ? null : pages.length * TEAMS_A_PAGE),
    ...options,
  });
}

export const searchCreators = (text: string, signal: AbortSignal) =>
  call('searchCreators', { query: text }, { signal });

export const searchTeams = (text: string, signal: AbortSignal) =>
  call('searchTeams', { query: text }, { signal });

/** Whom a creator may be merged into. */
export async function searchTargets(search: string, signal: AbortSignal) {
  const given = { search, page: 1, limit: MERGE_TARGETS, sort: 'NAME_ASC' } as const;
  return (await call('creators', given, { signal })).results;
}

export type AuditedLevel = Reply<'levelsAudit'>['results'][number];
export type Creator = Reply<'searchCreators'>[number];
export type Team = Reply<'searchTeams'>[number];
export type AuditedCredit = AuditedLevel['currentCreators'][number];
export type CreditRole = AuditedCredit['role'];
