import { type LevelFilter, levelListCall } from '@rondo/domain/pages';
import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../lib/api/client.ts';
import { broughtAlong } from '../../lib/api/first-data.ts';
import type { RowSource } from '../../lib/rows/list-view.ts';
import { keys } from '../../lib/queries/keys.ts';
import type { LevelListSearch } from './search-params.ts';

/** The part of the address that asks for other rows; view and panels do not. */
export function levelFilterOf(search: LevelListSearch): LevelFilter {
  const { query, sort, seed, from, to, special, cleared, deleted } = search;
  return { query, sort, seed, from, to, special, cleared, deleted };
}

function loadPage(filter: LevelFilter, offset: number, signal: AbortSignal, limit?: number) {
  const { path, query, body } = levelListCall(filter, offset, limit);
  return answer(api.POST(path, { params: { query }, body, signal }));
}

/** The level list, page by page. */
export function levelRows(filter: LevelFilter): RowSource<LevelListItem> {
  return {
    key: keys.levels.list(filter),
    load: (...page) => loadPage(filter, ...page),
    call: (offset) => levelListCall(filter, offset),
  };
}

const loadLevel = (id: number, signal: AbortSignal) =>
  answer(api.GET('/v2/database/levels/{id}', { params: { path: { id } }, signal }));

export function levelQuery(id: number) {
  return queryOptions({
    queryKey: keys.levels.detail(id),
    queryFn: ({ signal }) => loadLevel(id, signal),
    ...broughtAlong<LevelDetail>({ method: 'GET', path: `/v2/database/levels/${id}` }),
  });
}

const loadPasses = (id: number, signal: AbortSignal) =>
  answer(api.GET('/v2/database/passes/level/{id}', { params: { path: { id } }, signal }));

export function levelPassesQuery(id: number) {
  return queryOptions({
    queryKey: keys.levels.passes(id),
    queryFn: ({ signal }) => loadPasses(id, signal),
    ...broughtAlong<LevelPass[]>({ method: 'GET', path: `/v2/database/passes/level/${id}` }),
  });
}

export type LevelListItem = Awaited<ReturnType<typeof loadPage>>['results'][number];
export type LevelDetail = Awaited<ReturnType<typeof loadLevel>>;
export type LevelPass = Awaited<ReturnType<typeof loadPasses>>[number];
