import { playerEndpoints } from '@rondo/contract/players';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { keepCountsOf } from '../../platform/paging/kept-counts.ts';
import { leaderboard } from './leaderboard.ts';
import { playerProfile } from './player-profile.ts';
import { searchPlayers } from './search-players.ts';

/** Everything that puts a player onto the leaderboard, or takes one off. */
const changesStandings = new Set(['levelUpdate', 'passUpdate', 'playerUpdate', 'difficultyUpdate']);

export function registerPlayerReads(app: FastifyInstance, deps: Deps): void {
  const counts = keepCountsOf(app, deps, ({ type }) => changesStandings.has(type));
  const { db } = deps;

  const isList = { limit: 'lists', keptForVisitors: true } as const;
  route(
    app,
    playerEndpoints.leaderboard,
    ({ query, viewer }) => leaderboard(db, counts, query, viewer),
    isList,
  );
  route(app, playerEndpoints.searchPlayers, ({ params }) => searchPlayers(db, params.name), isList);
  route(app, playerEndpoints.player, ({ params, viewer }) => playerProfile(db, params.id, viewer), {
    keptForVisitors: true,
  });
}
