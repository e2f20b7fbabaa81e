import { passEndpoints } from '@rondo/contract/passes';
import type { FastifyInstance } from 'fastify';
import { followEvents } from '../../platform/events/freshness.ts';
import type { Deps } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { keepCounts } from '../../platform/paging/kept-counts.ts';
import { listPasses } from './list-passes.ts';
import { passById, passDetail, passesOfLevel } from './pass-detail.ts';

/** Everything that puts a pass into a list, or takes it out. */
const changesLists = new Set(['levelUpdate', 'passUpdate', 'playerUpdate', 'difficultyUpdate']);

export function registerPassRoutes(app: FastifyInstance, deps: Deps): void {
  const freshness = followEvents(deps.events, ({ type }) => changesLists.has(type));
  app.addHook('onClose', async () => freshness.end());
  const counts = keepCounts(freshness, deps.clock);
  const { db } = deps;

  const isList = { limit: 'lists', keptForVisitors: true } as const;
  const isKept = { keptForVisitors: true } as const;
  route(
    app,
    passEndpoints.filterPasses,
    ({ body, viewer }) => listPasses(deps, counts, body, viewer),
    isList,
  );
  route(
    app,
    passEndpoints.listPasses,
    ({ query, viewer }) => listPasses(deps, counts, query, viewer),
    isList,
  );
  route(
    app,
    passEndpoints.passesOfLevel,
    ({ params, viewer }) => passesOfLevel(db, params.id, viewer),
    isKept,
  );
  route(app, passEndpoints.passById, ({ params, viewer }) => passById(db, params.id, viewer), isKept);
  route(app, passEndpoints.passDetail, ({ params, viewer }) => passDetail(db, params.id, viewer), isKept);
}
