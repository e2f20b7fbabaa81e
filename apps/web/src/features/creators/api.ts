import { infiniteQueryOptions } from '@tanstack/react-query';
import { answer, api } from '../../lib/api/client.ts';
import { pathText } from '../../lib/api/path-text.ts';
import { keys } from '../../lib/queries/keys.ts';
import { previousRows } from '../../lib/queries/previous-rows.ts';
import { type Reply, read } from '../../lib/queries/read.ts';
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

const auditPath = '/v2/database/creators/levels-audit';

export function auditQuery(search: CreatorsSearch) {
  const offset = (search.page - 1) * LEVELS_A_PAGE;
  const params = { ...filters(search), limit: LEVELS_A_PAGE, offset };
  return read(keys.creators.audit(params), auditPath, { query: params }, { placeholderData: previousRows });
}

/** The credits of one level; null where there is none. */
export function creditsQuery(id: number) {
  const query = { search: `#${id}` };
  return read(
    keys.creators.credits(id),
    auditPath,
    { query },
    { select: ({ results }) => results[0] ?? null },
  );
}

export function creatorListQuery(search: CreatorsSearch) {
  const { sort, page } = search;
  const params = { ...filters(search), sort, page, limit: CREATORS_A_PAGE };
  const options = { placeholderData: previousRows };
  return read(keys.creators.list(params), '/v2/database/creators', { query: params }, options);
}

export const creatorQuery = (id: number) =>
  read(keys.creators.one(id), '/v2/database/creators/byId/{id}', { path: { id } });

/** Teams by name, a hundred at a time. */
export function teamListQuery(query: string) {
  const params = { ...(query === '' ? {} : { search: query }), limit: TEAMS_A_PAGE };
  return infiniteQueryOptions({
    queryKey: keys.creators.teams(params),
    queryFn: ({ signal, pageParam: offset }) =>
      answer(api.GET('/v2/database/creators/teams', { params: { query: { ...params, offset } }, signal })),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < TEAMS_A_PAGE ? null : pages.length * TEAMS_A_PAGE),
    placeholderData: previousRows,
  });
}

export const teamQuery = (id: number) =>
  read(keys.creators.team(id), '/v2/database/creators/teams/byId/{id}', { path: { id } });

export const mergesQuery = read(keys.creators.merges, '/v2/database/creators/merges');

export function previewQuery(sourceId: number, targetId: number) {
  const key = keys.creators.mergePreview(sourceId, targetId);
  const query = { sourceId, targetId };
  return read(key, '/v2/database/creators/merge/preview', { query }, { staleTime: 0, gcTime: 0 });
}

export const searchCreators = (query: string, signal: AbortSignal) =>
  answer(
    api.GET('/v2/database/creators/search/{query}', { params: { path: { query: pathText(query) } }, signal }),
  );

export const searchTeams = (query: string, signal: AbortSignal) =>
  answer(
    api.GET('/v2/database/creators/teams/search/{query}', {
      params: { path: { query: pathText(query) } },
      signal,
    }),
  );

/** Whom a creator may be merged into. */
export async function searchTargets(search: string, signal: AbortSignal) {
  const query = { search, page: 1, limit: MERGE_TARGETS, sort: 'NAME_ASC' };
  return (await answer(api.GET('/v2/database/creators', { params: { query }, signal }))).results;
}

export type AuditedLevel = Reply<typeof auditPath>['results'][number];
export type Creator = Awaited<ReturnType<typeof searchCreators>>[number];
export type Team = Awaited<ReturnType<typeof searchTeams>>[number];
export type Merge = Reply<'/v2/database/creators/merges'>[number];
export type CreditRole = AuditedLevel['currentCreators'][number]['role'];
