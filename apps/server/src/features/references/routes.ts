import { referenceEndpoints } from '@rondo/contract/references';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { Problem } from '../../platform/http/problem.ts';
import { jsonText } from '../../platform/http/reply.ts';
import { route } from '../../platform/http/route.ts';
import { replaceReferences } from './replace-references.ts';
import { selectAllReferences, selectReferences, selectReferencesOfLevel } from './repository.ts';

export function registerReferenceRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const isKept = { limit: 'lists', keptForVisitors: true } as const;

  route(
    app,
    referenceEndpoints.references,
    async ({ viewer }) => jsonText(`[${(await selectAllReferences(db, viewOf(viewer))).join(',')}]`),
    isKept,
  );
  route(
    app,
    referenceEndpoints.referencesOfDifficulty,
    async ({ params, viewer }) => {
      const text = await selectReferences(db, params.id, viewOf(viewer));
      if (text === null) throw new Problem('NOT_FOUND');
      return jsonText(text);
    },
    isKept,
  );
  route(
    app,
    referenceEndpoints.referencesOfLevel,
    async ({ params, viewer }) => {
      const text = await selectReferencesOfLevel(db, params.id, viewOf(viewer));
      if (text === null) throw new Problem('LEVEL_NOT_FOUND');
      return jsonText(text);
    },
    isKept,
  );
  route(app, referenceEndpoints.replaceReferences, async ({ params, body, viewer }) => {
    const { text, ...counts } = await replaceReferences(
      deps,
      viewer.id,
      params.difficultyId,
      body.references,
    );
    const head = JSON.stringify({ message: 'The references were saved.', ...counts }).slice(0, -1);
    return jsonText(`${head},"reference":${text}}`);
  });
}

const viewOf = (viewer: { readonly isSuperAdmin: boolean } | null) => ({
  isSuperAdmin: viewer?.isSuperAdmin ?? false,
});
