import type { Deps } from '../../platform/feature.ts';
import type { Viewer } from '../../platform/http/access.ts';
import { pageText } from '../../platform/http/page-text.ts';
import type { JsonText } from '../../platform/http/reply.ts';
import type { KeptCounts } from '../../platform/paging/kept-counts.ts';
import { pageOf } from '../../platform/paging/page-of.ts';
import type { Db } from '../../platform/db/database.ts';
import { currentDifficulties } from '../difficulties/index.ts';
import { countPasses, type Hits, selectPassItems } from './list.repository.ts';
import { type PassListQuery, type PassQuery, readPassQuery } from './pass-query.ts';
import { selectTermHits } from './search.repository.ts';

/**
 * A page of the pass list.
 * @throws Problem QUERY_TOO_LONG, QUERY_TOO_COMPLEX
 */
export async function listPasses(
  deps: Deps,
  counts: KeptCounts,
  query: PassListQuery,
  viewer: Viewer | null,
): Promise<JsonText> {
  const table = await currentDifficulties(deps);
  const parsed = readPassQuery(query, { viewer, table, now: deps.clock.now() });
  const hits = await hitsOf(deps.db, parsed);
  const items = await selectPassItems(deps.db, parsed, hits);
  const count = () => counts.count(filterKey(parsed), () => countPasses(deps.db, parsed, hits));
  return pageText(await pageOf(items, parsed.window, count));
}

/** Terms are looked up beforehand, all at once, so that the planner of the list knows what they name. */
async function hitsOf(db: Db, { search }: PassQuery): Promise<Hits> {
  const terms = search.kind === 'terms' ? search.groups.flat() : [];
  const found = await Promise.all(terms.map(async (term) => [term, await selectTermHits(db, term)] as const));
  return new Map(found);
}

/** Equal for queries that leave the same passes. */
function filterKey({ sort: _sort, start: _start, window: _window, ...filter }: PassQuery): string {
  return JSON.stringify({ ...filter, difficulties: filter.difficulties?.map(({ id }) => id) });
}
