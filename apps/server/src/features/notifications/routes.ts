import { type LiveFrame, notificationEndpoints } from '@rondo/contract/notifications';
import { liveSourceOf } from '@rondo/domain/notifications';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { answer, MediaText } from '../../platform/http/reply.ts';
import { route } from '../../platform/http/route.ts';
import { createHub } from './hub.ts';

const contentType = 'text/event-stream; charset=utf-8';
const headers = {
  'cache-control': 'no-cache, no-store, no-transform',
  // A proxy that collects replies would hold the messages back.
  'x-accel-buffering': 'no',
  // The reply lasts as long as its connection.
  connection: 'close',
};

export function registerNotificationRoutes(app: FastifyInstance, deps: Deps): void {
  const hub = createHub(deps);
  app.addHook('preClose', () => hub.stop());

  route(app, notificationEndpoints.events, ({ query, viewer, request }) => {
    const body = request.method === 'HEAD' ? '' : hub.open(viewer, liveSourceOf(query.source));
    return answer<LiveFrame>(new MediaText(body, contentType), { headers });
  });
}
