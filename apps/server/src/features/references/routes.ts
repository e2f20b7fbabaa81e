import { referenceEndpoints } from '@rondo/contract/references';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { Problem } from '../../platform/http/problem.ts';
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
    async ({ params, viewer }) => {
      const reference = await selectReferences(db, params.id, viewOf(viewer));
      if (reference === null) throw new Problem('NOT_FOUND');
      return reference;
    },
    isKept,
  );
  route(
    app,
    referenceEndpoints.referencesOfLevel,
    async ({ params, viewer }) => {
      const ofLevel = await selectReferencesOfLevel(db, params.id, viewOf(viewer));
      if (ofLevel === null) throw new Problem('LEVEL_NOT_FOUND');
      return ofLevel;
    },
    isKept,
  );
  route(app, referenceEndpoints.replaceReferences, async ({ params, body, viewer }) => ({
    message: 'The references were saved.',
    ...(await replaceReferences(deps, viewer.id, params.difficultyId, body.references)),
  }));
}

const viewOf = (viewer: { readonly isSuperAdmin: boolean } | null) => ({
  isSuperAdmin: viewer?.isSuperAdmin ?? false,
});
