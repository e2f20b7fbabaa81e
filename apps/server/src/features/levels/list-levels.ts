import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import type { Viewer } from '../../platform/http/access.ts';
import { pageText } from '../../platform/http/page-text.ts';
import type { JsonText } from '../../platform/http/reply.ts';
import { type KeptCounts, keepCountsOf } from '../../platform/paging/kept-counts.ts';
import { pageOf } from '../../platform/paging/page-of.ts';
import { currentDifficulties } from '../difficulties/index.ts';
import { type LevelListQuery, readLevelQuery } from './level-query.ts';
import { countLevels, selectLevelItems } from './list.repository.ts';

/**
 * A page of the level list.
 * @throws Problem QUERY_TOO_LONG, QUERY_TOO_COMPLEX
 */
export async function listLevels(
  deps: Deps,
  counts: KeptCounts,
  query: LevelListQuery,
  viewer: Viewer | null,
): Promise<JsonText> {
  const table = await currentDifficulties(deps);
  const parsed = readLevelQuery(query, { viewer, table, now: deps.clock.now() });
  const items = await selectLevelItems(deps.db, parsed);
  return pageText(await pageOf(items, parsed.window, () => countLevels(deps.db, counts, parsed)));
}

/** Everything that puts a level or a pass into a list, or takes it out. */
const changesLists = new Set(['levelUpdate', 'passUpdate', 'playerUpdate', 'difficultyUpdate']);

/** Counts of the lists of levels or passes, until the end of the app. */
export function keepListCounts(app: FastifyInstance, deps: Deps): KeptCounts {
  return keepCountsOf(app, deps, ({ type }) => changesLists.has(type));
}
