import { simulationEndpoints } from '@rondo/contract/announcements/simulation';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/feature.ts';
import { abortedWith } from '../../../platform/http/aborted-with.ts';
import { route } from '../../../platform/http/route.ts';
import { latestOnly } from '../../../platform/latest-only.ts';
import { simulateMessage } from './simulate-message.ts';
import { simulateDirectives } from './simulate.ts';

export function registerSimulationRoutes(app: FastifyInstance, deps: Deps): void {
  const latest = latestOnly();

  route(app, simulationEndpoints.simulateDirectives, ({ params, body, viewer, reply }) => {
    const signal = abortedWith(reply);
    const asked = { difficultyId: params.id, list: body.directives, days: body.days };
    return latest(viewer.id, () => simulateDirectives(deps, asked, signal));
  });
  route(app, simulationEndpoints.simulateMessage, ({ params, body }) =>
    simulateMessage(deps, params.id, body.directives, body),
  );
}
