import { playerEndpoints } from '@rondo/contract/players';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { jsonText } from '../../platform/http/reply.ts';
import { routeWith } from '../../platform/http/route.ts';
import { keepCountsOf } from '../../platform/paging/kept-counts.ts';
import { currentOverlays, overlaidPlayer } from '../modifiers/index.ts';
import { comparePlayers } from './compare/compare-players.ts';
import { leaderboard } from './leaderboard.ts';
import { playerProfile } from './player-profile.ts';
import { playerStanding } from './ranks/player-standing.ts';
import { searchPlayers } from './search-players.ts';

/** Everything that puts a player onto the leaderboard, or takes one off. */
const changesStandings = new Set(['levelUpdate', 'passUpdate', 'playerUpdate', 'difficultyUpdate']);

export function registerPlayerReads(app: FastifyInstance, deps: Deps): void {
  const counts = keepCountsOf(app, deps, ({ type }) => changesStandings.has(type));
  const { db } = deps;

  const isList = { limit: 'lists', keptForVisitors: true } as const;
  routeWith(app, playerEndpoints.leaderboard, isList, ({ query, viewer }) =>
    leaderboard(deps, counts, query, viewer),
  );
  routeWith(app, playerEndpoints.playerStanding, { keptForVisitors: true }, ({ params: { id } }) =>
    playerStanding(deps, id),
  );
  routeWith(app, playerEndpoints.comparePlayers, isList, ({ params: { id, otherId }, query }) =>
    comparePlayers(deps, id, otherId, query),
  );
  routeWith(app, playerEndpoints.searchPlayers, isList, ({ params }) => searchPlayers(db, params.name));
  routeWith(app, playerEndpoints.player, { keptForVisitors: true }, async ({ params: { id }, viewer }) => {
    const profile = await playerProfile(db, id, viewer);
    const overlays = await currentOverlays(deps);
    return overlays === null ? profile : jsonText(overlaidPlayer(overlays, id, profile.text));
  });
}
