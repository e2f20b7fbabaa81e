import { levelEndpoints } from '@rondo/contract/levels';
import { ratingEndpoints } from '@rondo/contract/ratings';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { changeEffect } from './change-effect.ts';
import { checkLevel, levelDetail, levelHistory } from './level-detail.ts';
import { levelRatings, levelWithRatings } from './level-ratings.ts';
import { mergeQueries } from './level-query.ts';
import { keepListCounts } from './list-counts.ts';
import { listLevels } from './list-levels.ts';

export function registerLevelRoutes(app: FastifyInstance, deps: Deps): void {
  const counts = keepListCounts(app, deps);

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
  const { db } = deps;
  const { levelDetail: detail, levelHistory: history } = levelEndpoints;
  const isKept = { keptForVisitors: true } as const;
  route(app, detail, ({ params, viewer }) => levelDetail(db, params.id, viewer), isKept);
  route(app, history, ({ params, viewer }) => levelHistory(db, params.id, viewer), isKept);
  route(app, levelEndpoints.checkLevel, ({ params, viewer }) => checkLevel(db, params.id, viewer));
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
