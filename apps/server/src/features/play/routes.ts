import { playEndpoints } from '@rondo/contract/play';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { namedAnswer } from '../../platform/http/double-answer.ts';
import { route, routeWith } from '../../platform/http/route.ts';
import { keepListCounts } from '../levels/index.ts';
import { drawWheel } from './draw-wheel.ts';
import { levelWheel } from './level-wheel.ts';
import { setRolledDifficulty, updateRolledLevel } from './roll-level.ts';
import { wheelImage } from './wheel-image.ts';

export function registerPlayRoutes(app: FastifyInstance, deps: Deps): void {
  const counts = keepListCounts(app, deps);
  const { levelWheel: wheel, wheelImage: image, draw } = playEndpoints;
  route(app, wheel, ({ viewer }) => levelWheel(deps, counts, viewer));
  routeWith(app, image, { limit: 'imageProxy' }, (call) => wheelImage(deps, call));
  route(app, draw, ({ viewer, body }) => drawWheel(deps, viewer, body));
  route(app, playEndpoints.setRolledDifficulty, async ({ viewer, params, body }) => {
    const { level, ...rolled } = await setRolledDifficulty(deps, viewer, params.id, body);
    const applied = viewer.isSuperAdmin;
    const message = applied ? 'The level was updated.' : 'The suggestion was saved.';
    return namedAnswer('level', level, message, { ...rolled, applied });
  });
  route(app, playEndpoints.updateRolledLevel, async ({ viewer, params, body }) => {
    const { level, ...rolled } = await updateRolledLevel(deps, viewer, params.id, body);
    return namedAnswer('level', level, 'The level was updated.', rolled);
  });
}
