import { passEndpoints } from '@rondo/contract/passes';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { doubleAnswer, namedAnswer } from '../../platform/http/double-answer.ts';
import { route, routeWith } from '../../platform/http/route.ts';
import { keepListCounts } from '../levels/index.ts';
import { setPassDeleted } from './delete-pass.ts';
import { editPass } from './edit-pass.ts';
import { listPasses } from './list-passes.ts';
import { passById, passDetail, passesOfLevel } from './pass-detail.ts';

export function registerPassRoutes(app: FastifyInstance, deps: Deps): void {
  const counts = keepListCounts(app, deps);
  const { db } = deps;

  const { filterPasses, listPasses: list, passesOfLevel: ofLevel } = passEndpoints;
  const isList = { limit: 'lists', keptForVisitors: true } as const;
  const isKept = { keptForVisitors: true } as const;
  routeWith(app, filterPasses, isList, ({ body, viewer }) => listPasses(deps, counts, body, viewer));
  routeWith(app, list, isList, ({ query, viewer }) => listPasses(deps, counts, query, viewer));
  routeWith(app, ofLevel, isKept, ({ params, viewer }) => passesOfLevel(deps, params.id, viewer));
  routeWith(app, passEndpoints.passById, isKept, ({ params, viewer }) => passById(db, params.id, viewer));
  routeWith(app, passEndpoints.passDetail, isKept, ({ params, viewer }) => passDetail(db, params.id, viewer));
  registerWrites(app, deps);
}

function registerWrites(app: FastifyInstance, deps: Deps): void {
  const { editPass: edit, deletePass, restorePass } = passEndpoints;
  route(app, edit, async ({ params, body, viewer }) =>
    doubleAnswer('pass', await editPass(deps, viewer, params.id, body), 'The pass was saved.'),
  );
  route(app, deletePass, async ({ params, viewer }) =>
    namedAnswer('pass', await setPassDeleted(deps.db, viewer.id, params.id, true), 'The pass was deleted.'),
  );
  route(app, restorePass, async ({ params, viewer }) =>
    namedAnswer('pass', await setPassDeleted(deps.db, viewer.id, params.id, false), 'The pass was restored.'),
  );
}
