import { type PassFilter, passListCall } from '@rondo/domain/pages';
import { answer, api } from '../../../lib/api/client.ts';
import type { RowSource } from '../../../lib/rows/list-view.ts';
import { keys } from '../../../lib/queries/keys.ts';
import type { PassListSearch } from '../search-params.ts';

/** The part of the address that asks for other rows; panels do not. */
export function passFilterOf({ filters: _, ...filter }: PassListSearch): PassFilter {
  return filter;
}

function loadPage(filter: PassFilter, offset: number, signal: AbortSignal, limit?: number) {
  const { path, body } = passListCall(filter, offset, limit);
  return answer(api.POST(path, { body, signal }));
}

export type PassListItem = Awaited<ReturnType<typeof loadPage>>['results'][number];

/** The pass list, page by page. */
export function passRows(filter: PassFilter): RowSource<PassListItem> {
  return {
    key: keys.passes.list(filter),
    query: filter.query,
    load: (...page) => loadPage(filter, ...page),
    call: (offset) => passListCall(filter, offset),
  };
}
