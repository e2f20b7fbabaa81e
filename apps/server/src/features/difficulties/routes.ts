import { type Difficulty, difficultyEndpoints } from '@rondo/contract/difficulties';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { etagged } from '../../platform/http/etag.ts';
import { jsonText } from '../../platform/http/reply.ts';
import { route } from '../../platform/http/route.ts';
import { currentDifficulties, forgetDifficulties } from './difficulty-table.ts';

export function registerDifficultyRoutes(app: FastifyInstance, deps: Deps): void {
  app.addHook('onClose', async () => forgetDifficulties(deps));

  route(app, difficultyEndpoints.difficulties, async ({ request }) => {
    const { list, hash } = await currentDifficulties(deps);
    return etagged<Difficulty[]>(request, hash, jsonText(list));
  });

  route(app, difficultyEndpoints.difficultiesHash, async ({ request }) => {
    const { hash } = await currentDifficulties(deps);
    return etagged<{ hash: string }>(request, hash, { hash });
  });
}
