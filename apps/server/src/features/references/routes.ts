import { referenceEndpoints } from '@rondo/contract/references';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { found } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { replaceReferences } from './replace-references.ts';
import { selectAllReferences, selectReferences, selectReferencesOfLevel } from './repository.ts';

export function registerReferenceRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const isKept = { limit: 'lists', keptForVisitors: true } as const;

  route(app, referenceEndpoints.references, ({ viewer }) => selectAllReferences(db, viewOf(viewer)), isKept);
  route(
    app,
    referenceEndpoints.referencesOfDifficulty,
    async ({ params, viewer }) => found(await selectReferences(db, params.id, viewOf(viewer))),
    isKept,
  );
  route(
    app,
    referenceEndpoints.referencesOfLevel,
    async ({ params, viewer }) =>
      found(await selectReferencesOfLevel(db, params.id, viewOf(viewer)), 'LEVEL_NOT_FOUND'),
    isKept,
  );
  route(app, referenceEndpoints.replaceReferences, async ({ params, body, viewer }) => ({
    message: 'The references were saved.',
    ...(await replaceReferences(deps.db, viewer.id, params.difficultyId, body.references)),
  }));
}

const viewOf = (viewer: { readonly isSuperAdmin: boolean } | null) => ({
  isSuperAdmin: viewer?.isSuperAdmin ?? false,
});
