import { levelEndpoints } from '@rondo/contract/levels';
import { ratingEndpoints } from '@rondo/contract/ratings';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { changeEffect, checkLevel, levelDetail, levelHistory } from './level-detail.ts';
import { levelRatings, levelWithRatings } from './level-ratings.ts';
import { mergeQueries } from './level-query.ts';
import { keepListCounts, listLevels } from './list-levels.ts';

export function registerLevelRoutes(app: FastifyInstance, deps: Deps): void {
  const counts = keepListCounts(app, deps);

  const { filterLevels, listLevels: list } = levelEndpoints;
  const { levelWithRatings: withRatings, levelRatings: pastRatings, changeEffect: effect } = ratingEndpoints;
  const isList = { limit: 'lists', keptForVisitors: true } as const;
  route(
    app,
    filterLevels,
    ({ query, body, viewer }) => listLevels(deps, counts, mergeQueries(query, body), viewer),
    isList,
  );
  route(app, list, ({ query, viewer }) => listLevels(deps, counts, query, viewer), isList);
  const { db } = deps;
  const { levelDetail: detail, levelHistory: history } = levelEndpoints;
  const isKept = { keptForVisitors: true } as const;
  route(app, detail, ({ params, viewer }) => levelDetail(db, params.id, viewer), isKept);
  route(app, history, ({ params, viewer }) => levelHistory(db, params.id, viewer), isKept);
  route(app, levelEndpoints.checkLevel, ({ params, viewer }) => checkLevel(db, params.id, viewer));
  route(app, withRatings, ({ params, viewer }) => levelWithRatings(deps, params.id, viewer), isKept);
  route(app, pastRatings, ({ params, viewer }) => levelRatings(db, params.id, viewer), isKept);
  route(app, effect, ({ params, viewer }) => changeEffect(db, params.id, params.changeId, viewer), isKept);
}
