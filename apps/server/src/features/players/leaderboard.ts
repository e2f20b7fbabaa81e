import type { Db } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/feature.ts';
import type { Viewer } from '../../platform/http/access.ts';
import { pageText } from '../../platform/http/page-text.ts';
import type { JsonText } from '../../platform/http/reply.ts';
import type { KeptCounts } from '../../platform/paging/kept-counts.ts';
import { pageOf } from '../../platform/paging/page-of.ts';
import { currentOverlays, overlaidRow, type Overlays } from '../modifiers/index.ts';
import { countAhead, countLeaders, selectLeaderRows, type ShownScore } from './leaderboard.repository.ts';
import {
  type LeaderboardParameters,
  type LeaderboardRequest,
  readLeaderboardRequest,
} from './leaderboard-request.ts';

/**
 * A page of the leaderboard. `position` is the place in the order shown, whatever the key. Modifiers change what is shown,
 * and the order by ranked score (docs/rules/modifiers.md#overlay).
 * @throws Problem INVALID_SORT, QUERY_TOO_LONG, COUNTRY_INVALID
 */
export async function leaderboard(
  deps: Pick<Deps, 'db' | 'events' | 'clock' | 'config'>,
  counts: KeptCounts,
  parameters: LeaderboardParameters,
  viewer: Viewer | null,
): Promise<JsonText> {
  const { db } = deps;
  const request = readLeaderboardRequest(parameters, viewer);
  const window = { ...request.window, offset: await offsetOf(db, request) };
  // A player's own place and what is missing to the next are stored ones.
  const overlays = request.around === null ? await currentOverlays(deps) : null;
  const rows = await selectLeaderRows(
    db,
    request,
    window.offset,
    overlays === null ? [] : shownScores(overlays),
  );
  const placed = rows.map(({ id, item }, index) => {
    const row = overlays === null ? item : overlaidRow(overlays, id, item);
    return `${row.slice(0, -1)},"position":${window.offset + index + 1}}`;
  });
  const count = () => counts.count(filterKey(request), () => countLeaders(db, request));
  return pageText(await pageOf(placed, window, count));
}

/** The ranked scores that are shown otherwise than they are stored. */
function shownScores({ players }: Overlays): readonly ShownScore[] {
  return [...players.values()].flatMap(({ rankedScore: score, stored: { id, isRanked, rankedScore } }) =>
    score === rankedScore ? [] : { id, score, isRanked },
  );
}

/** The page of `around` where that player is listed, else the page asked for. */
async function offsetOf(db: Db, request: LeaderboardRequest): Promise<number> {
  const { around, window } = request;
  const ahead = around === null ? null : await countAhead(db, request, around);
  return ahead === null ? window.offset : ahead - (ahead % window.limit);
}

function filterKey({ query, banned, isStaff, country }: LeaderboardRequest): string {
  return JSON.stringify([query, banned, isStaff, country]);
}
