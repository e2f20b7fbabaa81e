import { type Difficulty, difficultyEndpoints } from '@rondo/contract/difficulties';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { etagged } from '../../platform/http/etag.ts';
import { found } from '../../platform/http/problem.ts';
import { jsonText, MediaText } from '../../platform/http/reply.ts';
import { route } from '../../platform/http/route.ts';
import { currentDifficulties, forgetDifficulties } from './difficulty-table.ts';

const YEAR_SECONDS = 31_536_000;

export function registerDifficultyRoutes(app: FastifyInstance, deps: Deps): void {
  app.addHook('onClose', async () => forgetDifficulties(deps));

  route(app, difficultyEndpoints.difficulties, async ({ request }) => {
    const { list, hash } = await currentDifficulties(deps);
    return etagged<Difficulty[]>(request, hash, jsonText(list), 'no-cache');
  });

  route(app, difficultyEndpoints.difficultiesHash, async ({ request }) => {
    const { hash } = await currentDifficulties(deps);
    return etagged<{ hash: string }>(request, hash, { hash }, 'no-cache');
  });

  route(app, difficultyEndpoints.difficultyIcon, async ({ params, query, request }) => {
    const table = await currentDifficulties(deps);
    const id = Number(/^(\d{1,10})\.svg$/.exec(params.file)?.[1] ?? Number.NaN);
    const isLegacy = query.legacy === 1 || query.legacy === 'true';
    const { svg, hash } = found(table.icon(id, isLegacy ? 'legacy' : 'icon'));
    // With the hash of the present drawing it never changes; else the browser asks again each time.
    const cacheControl = query.v === hash ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';
    const drawing = new MediaText(svg, 'image/svg+xml; charset=utf-8');
    return etagged<never>(request, hash, drawing, cacheControl);
  });
}
