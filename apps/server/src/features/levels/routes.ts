import { levelEndpoints } from '@rondo/contract/levels';
import { ratingEndpoints } from '@rondo/contract/ratings';
import type { FastifyInstance } from 'fastify';
import { followEvents } from '../../platform/events/freshness.ts';
import type { Deps } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { keepCounts } from '../../platform/paging/kept-counts.ts';
import { changeEffect } from './change-effect.ts';
import { checkLevel, levelDetail, levelHistory } from './level-detail.ts';
import { levelRatings, levelWithRatings } from './level-ratings.ts';
import { mergeQueries } from './level-query.ts';
import { listLevels } from './list-levels.ts';

/** Everything that puts a level into a list, or takes it out. */
const changesLists = new Set(['levelUpdate', 'passUpdate', 'playerUpdate', 'difficultyUpdate']);

export function registerLevelRoutes(app: FastifyInstance, deps: Deps): void {
  const freshness = followEvents(deps.events, ({ type }) => changesLists.has(type));
  app.addHook('onClose', async () => freshness.end());
  const counts = keepCounts(freshness, deps.clock);

  const isList = { limit: 'lists', keptForVisitors: true } as const;
  route(
    app,
    levelEndpoints.filterLevels,
    ({ query, body, viewer }) => listLevels(deps, counts, mergeQueries(query, body), viewer),
    isList,
  );
  route(
    app,
    levelEndpoints.listLevels,
    ({ query, viewer }) => listLevels(deps, counts, query, viewer),
    isList,
  );
  route(app, levelEndpoints.levelDetail, ({ params, viewer }) => levelDetail(deps.db, params.id, viewer), {
    keptForVisitors: true,
  });
  route(app, levelEndpoints.levelHistory, ({ params, viewer }) => levelHistory(deps.db, params.id, viewer), {
    keptForVisitors: true,
  });
  route(app, levelEndpoints.checkLevel, ({ params, viewer }) => checkLevel(deps.db, params.id, viewer));
  registerRatingsOfLevels(app, deps);
}

function registerRatingsOfLevels(app: FastifyInstance, { db }: Deps): void {
  const isKept = { keptForVisitors: true } as const;
  route(
    app,
    ratingEndpoints.levelWithRatings,
    ({ params, viewer }) => levelWithRatings(db, params.id, viewer),
    isKept,
  );
  route(
    app,
    ratingEndpoints.levelRatings,
    ({ params, viewer }) => levelRatings(db, params.id, viewer),
    isKept,
  );
  route(
    app,
    ratingEndpoints.changeEffect,
    ({ params, viewer }) => changeEffect(db, params.id, params.changeId, viewer),
    isKept,
  );
}
