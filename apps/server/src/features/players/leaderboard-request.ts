import type { playerEndpoints } from '@rondo/contract/players';
import { type FilterWords, readFilters } from '@rondo/domain/lists';
import { type PageWindow, pageWindow } from '@rondo/domain/paging';
import {
  countryCode,
  isLeaderboardKey,
  leaderboard,
  type LeaderboardKey,
  type LeaderboardQuery,
  parseLeaderboardQuery,
} from '@rondo/domain/players';
import { textLength } from '@rondo/domain/text';
import type { Viewer } from '../../platform/http/access.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { LARGEST_ID } from '../../platform/db/row-id.ts';

export type LeaderboardParameters = Call<typeof playerEndpoints.leaderboard>['query'];

/** What a reader of the leaderboard asks for (docs/rules/players.md#leaderboard). */
export interface LeaderboardRequest extends FilterWords<typeof leaderboard.filters> {
  readonly query: LeaderboardQuery;
  readonly key: LeaderboardKey;
  readonly isAscending: boolean;
  /** Letters of the country of which alone players are shown. */
  readonly country: string | null;
  /** The page that holds this player is asked for. */
  readonly around: number | null;
  /** Whether `#digits` may name a chat account as well. */
  readonly isStaff: boolean;
  readonly window: PageWindow;
}

const LONGEST_QUERY = 255;

/** @throws Problem INVALID_SORT, QUERY_TOO_LONG, COUNTRY_INVALID */
export function readLeaderboardRequest(
  parameters: LeaderboardParameters,
  viewer: Viewer | null,
): LeaderboardRequest {
  const { query = '', sortBy = leaderboard.sortBy.usual, order, around, country } = parameters;
  if (textLength(query) > LONGEST_QUERY) throw new Problem('QUERY_TOO_LONG');
  if (!isLeaderboardKey(sortBy)) throw new Problem('INVALID_SORT');
  return {
    query: parseLeaderboardQuery(query),
    key: sortBy,
    isAscending: order?.toLowerCase() === 'asc',
    ...readFilters(leaderboard.filters, parameters, viewer),
    country: readCountry(country),
    around: around !== undefined && around > 0 && around <= LARGEST_ID ? around : null,
    isStaff: viewer?.isSuperAdmin ?? false,
    window: pageWindow(parameters),
  };
}

function readCountry(text = ''): string | null {
  if (text === '') return null;
  const code = countryCode(text);
  if (code === null) throw new Problem('COUNTRY_INVALID');
  return code;
}
