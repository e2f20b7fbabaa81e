import { levelEndpoints } from '@rondo/contract/levels';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { doubleAnswer } from '../../platform/http/double-answer.ts';
import { route } from '../../platform/http/route.ts';
import { editLevel } from './edit-level.ts';

export function registerLevelWrites(app: FastifyInstance, deps: Deps): void {
  route(app, levelEndpoints.editLevel, async ({ params, body, viewer }) =>
    doubleAnswer('level', await editLevel(deps, viewer.id, params.id, body), 'The level was saved.'),
  );
}
