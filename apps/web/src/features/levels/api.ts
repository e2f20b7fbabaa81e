import { type LevelFilter, levelListCall } from '@rondo/domain/pages';
import { answer, api } from '../../lib/api/client.ts';
import { broughtAlong } from '../../lib/api/first-data.ts';
import type { RowSource } from '../../lib/rows/list-view.ts';
import { keys } from '../../lib/queries/keys.ts';
import { type Reply, read } from '../../lib/queries/read.ts';
import type { LevelListSearch } from './search-params.ts';

/** The part of the address that asks for other rows; view and panels do not. */
export function levelFilterOf(search: LevelListSearch): LevelFilter {
  const { query, sort, seed, from, to, scale, special, cleared, toRate, deleted } = search;
  return { query, sort, seed, from, to, scale, special, cleared, toRate, deleted };
}

function loadPage(filter: LevelFilter, offset: number, signal: AbortSignal, limit?: number) {
  const { path, query, body } = levelListCall(filter, offset, limit);
  return answer(api.POST(path, { params: { query }, body, signal }));
}

/** The level list, page by page. */
export function levelRows(filter: LevelFilter): RowSource<LevelListItem> {
  return {
    key: keys.levels.list(filter),
    query: filter.query,
    load: (...page) => loadPage(filter, ...page),
    call: (offset) => levelListCall(filter, offset),
  };
}

export function levelQuery(id: number) {
  const brought = broughtAlong<LevelDetail>({ method: 'GET', path: `/v2/database/levels/${id}` });
  return read(keys.levels.detail(id), '/v2/database/levels/{id}', { path: { id } }, brought);
}

export function levelPassesQuery(id: number) {
  const brought = broughtAlong<LevelPass[]>({ method: 'GET', path: `/v2/database/passes/level/${id}` });
  return read(keys.levels.passes(id), '/v2/database/passes/level/{id}', { path: { id } }, brought);
}

export type LevelListItem = Awaited<ReturnType<typeof loadPage>>['results'][number];
export type LevelDetail = Reply<'/v2/database/levels/{id}'>;
export type LevelPass = Reply<'/v2/database/passes/level/{id}'>[number];
