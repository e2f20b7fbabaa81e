import type { FastifyInstance } from 'fastify';
import type { Readiness } from './health.ts';
import { Problem } from './problem.ts';

const needsDatabase = /^\/(?:v2|events)(?:\/|\?|$)/;

/**
 * Answers 503 with `retryAfter` at once while the server is starting, its database is gone, or it is stopping;
 * requests that were accepted before are finished.
 */
export function turnAwayUnlessReady(app: FastifyInstance, readiness: Readiness): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  // A connection that is kept alive would keep the server alive.
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  app.addHook('onRequest', async (request) => {
    if (isClosing || (!readiness.isReady() && needsDatabase.test(request.url)))
      throw new Problem('MAINTENANCE', { retryAfter: 2 });
  });
}
