import { answer, api } from '../../../lib/api/client.ts';
import { ROWS_A_PAGE, type RowSource } from '../../../lib/rows/list-view.ts';
import { difficultyFilter } from '../../difficulties/index.ts';
import type { PassListSearch } from './search-params.ts';

export type PassFilter = Omit<PassListSearch, 'filters'>;

/** The part of the address that asks for other rows; panels do not. */
export function passFilterOf({ filters: _, ...filter }: PassListSearch): PassFilter {
  return filter;
}

function loadPage(filter: PassFilter, offset: number, signal: AbortSignal, limit = ROWS_A_PAGE) {
  const { query, sort, seed, keys, deleted } = filter;
  const difficulties = difficultyFilter(filter);
  return answer(
    api.POST('/v2/database/passes', {
      body: {
        limit,
        offset,
        query,
        sort,
        seed,
        keyFlag: keys,
        deletedFilter: deleted,
        ...(difficulties && {
          minDiff: difficulties.from,
          maxDiff: difficulties.to,
          specialDifficulties: difficulties.special,
        }),
      },
      signal,
    }),
  );
}

export type PassListItem = Awaited<ReturnType<typeof loadPage>>['results'][number];

/** The pass list, page by page. */
export function passRows(filter: PassFilter): RowSource<PassListItem> {
  return { key: ['passes', 'list', filter], load: (offset, signal) => loadPage(filter, offset, signal) };
}

/** How many passes a filter leaves. */
export async function countPasses(filter: PassFilter, signal: AbortSignal): Promise<number> {
  return (await loadPage(filter, 0, signal, 1)).count;
}
