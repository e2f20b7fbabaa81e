import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { registerAnnouncingRoutes } from './announcing/routes.ts';
import { registerDeliveryRoutes } from './delivery/routes.ts';
import { registerDirectiveRoutes } from './directives/routes.ts';
import { registerSimulationRoutes } from './simulation/routes.ts';

export function registerAnnouncementRoutes(app: FastifyInstance, deps: Deps): void {
  registerDirectiveRoutes(app, deps);
  registerAnnouncingRoutes(app, deps);
  registerDeliveryRoutes(app, deps);
  registerSimulationRoutes(app, deps);
}
