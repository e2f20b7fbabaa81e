import { referenceEndpoints } from '@rondo/contract/references';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { found } from '../../platform/http/problem.ts';
import { route, routeWith } from '../../platform/http/route.ts';
import { replaceReferences } from './replace-references.ts';
import { selectAllReferences, selectReferences, selectReferencesOfLevel } from './repository.ts';

export function registerReferenceRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const isKept = { limit: 'lists', keptForVisitors: true } as const;

  routeWith(app, referenceEndpoints.references, isKept, ({ viewer }) =>
    selectAllReferences(db, viewOf(viewer)),
  );
  routeWith(app, referenceEndpoints.referencesOfDifficulty, isKept, async ({ params, viewer }) =>
    found(await selectReferences(db, params.id, viewOf(viewer))),
  );
  routeWith(app, referenceEndpoints.referencesOfLevel, isKept, async ({ params, viewer }) =>
    found(await selectReferencesOfLevel(db, params.id, viewOf(viewer)), 'LEVEL_NOT_FOUND'),
  );
  route(app, referenceEndpoints.replaceReferences, async ({ params, body, viewer }) => ({
    message: 'The references were saved.',
    ...(await replaceReferences(deps.db, viewer.id, params.difficultyId, body.references)),
  }));
}

const viewOf = (viewer: { readonly isSuperAdmin: boolean } | null) => ({
  isSuperAdmin: viewer?.isSuperAdmin ?? false,
});
