import { levelEndpoints } from '@rondo/contract/levels';
import { ratingEndpoints } from '@rondo/contract/ratings';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { route, routeWith } from '../../platform/http/route.ts';
import { changeEffect, checkLevel, levelDetail, levelHistory } from './level-detail.ts';
import { levelRatings, levelWithRatings } from './level-ratings.ts';
import { mergeQueries } from './level-query.ts';
import { keepListCounts, listLevels } from './list-levels.ts';

export function registerLevelRoutes(app: FastifyInstance, deps: Deps): void {
  const counts = keepListCounts(app, deps);

  const { filterLevels, listLevels: list } = levelEndpoints;
  const { levelWithRatings: withRatings, levelRatings: pastRatings, changeEffect: effect } = ratingEndpoints;
  const isList = { limit: 'lists', keptForVisitors: true } as const;
  routeWith(app, filterLevels, isList, ({ query, body, viewer }) =>
    listLevels(deps, counts, mergeQueries(query, body), viewer),
  );
  routeWith(app, list, isList, ({ query, viewer }) => listLevels(deps, counts, query, viewer));
  const { db } = deps;
  const { levelDetail: detail, levelHistory: history } = levelEndpoints;
  const isKept = { keptForVisitors: true } as const;
  routeWith(app, detail, isKept, ({ params, viewer }) => levelDetail(db, params.id, viewer));
  routeWith(app, history, isKept, ({ params, viewer }) => levelHistory(db, params.id, viewer));
  route(app, levelEndpoints.checkLevel, ({ params, viewer }) => checkLevel(db, params.id, viewer));
  routeWith(app, withRatings, isKept, ({ params, viewer }) => levelWithRatings(deps, params.id, viewer));
  routeWith(app, pastRatings, isKept, ({ params, viewer }) => levelRatings(db, params.id, viewer));
  routeWith(app, effect, isKept, ({ params, viewer }) =>
    changeEffect(db, params.id, params.changeId, viewer),
  );
}
