import { passEndpoints } from '@rondo/contract/passes';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { keepListCounts } from '../levels/index.ts';
import { listPasses } from './list-passes.ts';
import { passById, passDetail, passesOfLevel } from './pass-detail.ts';

export function registerPassRoutes(app: FastifyInstance, deps: Deps): void {
  const counts = keepListCounts(app, deps);
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
