import { deliveryEndpoints } from '@rondo/contract/announcements/delivery';
import { directiveEndpoints } from '@rondo/contract/announcements/directives';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/feature.ts';
import { route } from '../../../platform/http/route.ts';
import { cancelDelivery, retryDeliveries, retryDelivery } from './change-deliveries.ts';
import { readDeliveries, readDeliveryMessage } from './read-deliveries.ts';
import { sendTest } from './test-message.ts';

export function registerDeliveryRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deliveryEndpoints.deliveries, ({ query }) => readDeliveries(deps, query));
  route(app, deliveryEndpoints.deliveryMessage, ({ params }) => readDeliveryMessage(deps.db, params.id));
  route(app, deliveryEndpoints.retryDelivery, async ({ params, viewer }) => ({
    message: 'The delivery is tried again.',
    delivery: await retryDelivery(deps, viewer.id, params.id),
  }));
  route(app, deliveryEndpoints.retryDeliveries, async ({ body, viewer }) => ({
    message: 'The deliveries are tried again.',
    retried: await retryDeliveries(deps, viewer.id, body.ids),
  }));
  route(app, deliveryEndpoints.cancelDelivery, async ({ params, viewer }) => ({
    message: 'The delivery was cancelled.',
    delivery: await cancelDelivery(deps, viewer.id, params.id),
  }));
  route(app, directiveEndpoints.testChannel, async ({ params, viewer }) => ({
    message: 'A test message is on its way.',
    deliveryId: await sendTest(deps, viewer.id, params.id),
  }));
}
