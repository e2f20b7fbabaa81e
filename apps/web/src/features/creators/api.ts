import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../lib/api/client.ts';
import type { paths } from '../../lib/api/schema.gen.ts';
import { keys } from '../../lib/queries/keys.ts';
import type { CreatorsSearch } from './search-params.ts';

/** Rows of a page. */
export const LEVELS_A_PAGE = 50;
export const CREATORS_A_PAGE = 100;
const TEAMS_A_PAGE = 100;
const MERGE_TARGETS = 20;

const filters = ({ query, hideVerified, excludeAliases }: CreatorsSearch) => ({
  ...(query === '' ? {} : { search: query }),
  ...(hideVerified ? { hideVerified } : {}),
  ...(excludeAliases ? { excludeAliases } : {}),
});

type AuditParams = paths['/v2/database/creators/levels-audit']['get']['parameters']['query'];

const loadAudit = (query: AuditParams, signal: AbortSignal) =>
  answer(api.GET('/v2/database/creators/levels-audit', { params: { query }, signal }));

export function auditQuery(search: CreatorsSearch) {
  const offset = (search.page - 1) * LEVELS_A_PAGE;
  const params = { ...filters(search), limit: LEVELS_A_PAGE, offset };
  return queryOptions({
    queryKey: keys.creators.audit(params),
    queryFn: ({ signal }) => loadAudit(params, signal),
    placeholderData: keepPreviousData,
  });
}

/** The credits of one level; null where there is none. */
export function creditsQuery(id: number) {
  return queryOptions({
    queryKey: keys.creators.credits(id),
    queryFn: async ({ signal }) => (await loadAudit({ search: `#${id}` }, signal)).results[0] ?? null,
  });
}

export function creatorListQuery(search: CreatorsSearch) {
  const { sort, page } = search;
  const params = { ...filters(search), sort, page, limit: CREATORS_A_PAGE };
  return queryOptions({
    queryKey: keys.creators.list(params),
    queryFn: ({ signal }) => answer(api.GET('/v2/database/creators', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });
}

export function creatorQuery(id: number) {
  return queryOptions({
    queryKey: keys.creators.one(id),
    queryFn: ({ signal }) =>
      answer(api.GET('/v2/database/creators/byId/{id}', { params: { path: { id } }, signal })),
  });
}

/** Teams by name, a hundred at a time. */
export function teamListQuery(query: string) {
  const params = { ...(query === '' ? {} : { search: query }), limit: TEAMS_A_PAGE };
  return infiniteQueryOptions({
    queryKey: keys.creators.teams(params),
    queryFn: ({ signal, pageParam: offset }) =>
      answer(api.GET('/v2/database/creators/teams', { params: { query: { ...params, offset } }, signal })),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < TEAMS_A_PAGE ? null : pages.length * TEAMS_A_PAGE),
    placeholderData: keepPreviousData,
  });
}

export function teamQuery(id: number) {
  return queryOptions({
    queryKey: keys.creators.team(id),
    queryFn: ({ signal }) =>
      answer(api.GET('/v2/database/creators/teams/byId/{id}', { params: { path: { id } }, signal })),
  });
}

const loadMerges = (signal: AbortSignal) => answer(api.GET('/v2/database/creators/merges', { signal }));

export const mergesQuery = queryOptions({
  queryKey: keys.creators.merges,
  queryFn: ({ signal }) => loadMerges(signal),
});

export function previewQuery(sourceId: number, targetId: number) {
  return queryOptions({
    queryKey: keys.creators.mergePreview(sourceId, targetId),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/v2/database/creators/merge/preview', { params: { query: { sourceId, targetId } }, signal }),
      ),
    staleTime: 0,
    gcTime: 0,
  });
}

export const searchCreators = (query: string, signal: AbortSignal) =>
  answer(api.GET('/v2/database/creators/search/{query}', { params: { path: { query } }, signal }));

export const searchTeams = (query: string, signal: AbortSignal) =>
  answer(api.GET('/v2/database/creators/teams/search/{query}', { params: { path: { query } }, signal }));

/** Whom a creator may be merged into. */
export async function searchTargets(search: string, signal: AbortSignal) {
  const query = { search, page: 1, limit: MERGE_TARGETS, sort: 'NAME_ASC' };
  return (await answer(api.GET('/v2/database/creators', { params: { query }, signal }))).results;
}

export type AuditedLevel = Awaited<ReturnType<typeof loadAudit>>['results'][number];
export type Creator = Awaited<ReturnType<typeof searchCreators>>[number];
export type Team = Awaited<ReturnType<typeof searchTeams>>[number];
export type Merge = Awaited<ReturnType<typeof loadMerges>>[number];
export type CreditRole = AuditedLevel['currentCreators'][number]['role'];
