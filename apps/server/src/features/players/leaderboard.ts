import type { Db } from '../../platform/db/database.ts';
import type { Viewer } from '../../platform/http/access.ts';
import { pageText } from '../../platform/http/page-text.ts';
import type { JsonText } from '../../platform/http/reply.ts';
import type { KeptCounts } from '../../platform/paging/kept-counts.ts';
import { pageOf } from '../../platform/paging/page-of.ts';
import { countAhead, countLeaders, selectLeaderRows } from './leaderboard.repository.ts';
import {
  type LeaderboardParameters,
  type LeaderboardRequest,
  readLeaderboardRequest,
} from './leaderboard-request.ts';

/**
 * A page of the leaderboard. `position` is the place in the order shown, whatever the key.
 * @throws Problem INVALID_SORT, QUERY_TOO_LONG
 */
export async function leaderboard(
  db: Db,
  counts: KeptCounts,
  parameters: LeaderboardParameters,
  viewer: Viewer | null,
): Promise<JsonText> {
  const request = readLeaderboardRequest(parameters, viewer);
  const window = { ...request.window, offset: await offsetOf(db, request) };
  const rows = await selectLeaderRows(db, request, window.offset);
  const placed = rows.map((row, index) => `${row.slice(0, -1)},"position":${window.offset + index + 1}}`);
  const count = () => counts.count(filterKey(request), () => countLeaders(db, request));
  return pageText(await pageOf(placed, window, count));
}

/** The page of `around` where that player is listed, else the page asked for. */
async function offsetOf(db: Db, request: LeaderboardRequest): Promise<number> {
  const { around, window } = request;
  const ahead = around === null ? null : await countAhead(db, request, around);
  return ahead === null ? window.offset : ahead - (ahead % window.limit);
}

function filterKey({ query, banned, isStaff }: LeaderboardRequest): string {
  return JSON.stringify([query, banned, isStaff]);
}
