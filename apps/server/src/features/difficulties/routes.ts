import { type Difficulty, difficultyEndpoints as endpoints } from '@rondo/contract/difficulties';
import { difficultyWarnings } from '@rondo/domain/difficulties';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { etagged } from '../../platform/http/etag.ts';
import { jsonText } from '../../platform/http/reply.ts';
import { route } from '../../platform/http/route.ts';
import { deleteDifficulty } from './delete-difficulty.ts';
import { currentDifficulties, forgetDifficulties } from './difficulty-table.ts';
import { createDifficulty, editDifficulty, type WrittenDifficulty } from './edit-difficulty.ts';
import { orderDifficulties } from './order-difficulties.ts';
import { difficulty } from './present.ts';
import { previewDifficulty } from './preview-difficulty.ts';
import { difficultyUsage } from './usage.ts';

export function registerDifficultyRoutes(app: FastifyInstance, deps: Deps): void {
  app.addHook('onClose', async () => forgetDifficulties(deps));

  route(app, endpoints.difficulties, async ({ request }) => {
    const { list, hash } = await currentDifficulties(deps);
    return etagged<Difficulty[]>(request, hash, jsonText(list));
  });

  route(app, endpoints.difficultiesHash, async ({ request }) => {
    const { hash } = await currentDifficulties(deps);
    return etagged<{ hash: string }>(request, hash, { hash });
  });
  registerAdministration(app, deps);
}

function registerAdministration(app: FastifyInstance, deps: Deps): void {
  route(app, endpoints.verifyDifficultyPassword, () => undefined);
  route(app, endpoints.difficultyUsage, () => difficultyUsage(deps.db));
  route(app, endpoints.createDifficulty, async ({ body, viewer }) =>
    written(await createDifficulty(deps, viewer.id, body), 'The difficulty was created.'),
  );
  route(app, endpoints.editDifficulty, async ({ params, body, viewer }) => {
    const result = await editDifficulty(deps, viewer.id, params.id, body);
    return { ...written(result, 'The difficulty was saved.'), rescoredPasses: result.rescoredPasses };
  });
  route(app, endpoints.previewDifficulty, ({ params, body, viewer }) =>
    previewDifficulty(deps, viewer.id, params.id, body),
  );
  route(app, endpoints.deleteDifficulty, async ({ params, query, viewer }) => ({
    message: 'The difficulty was deleted.',
    ...(await deleteDifficulty(deps, viewer.id, params.id, query.fallbackId)),
  }));
  route(app, endpoints.orderDifficulties, async ({ body, viewer }) => ({
    message: 'The order was saved.',
    ...(await orderDifficulties(deps, viewer.id, body.sortOrders)),
  }));
}

function written({ row, logId }: WrittenDifficulty, message: string) {
  const shown = difficulty(row);
  return { ...shown, difficulty: shown, message, warnings: difficultyWarnings(row), logId };
}
