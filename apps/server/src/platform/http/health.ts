import { siteEndpoints } from '@rondo/contract/site';
import type { FastifyInstance } from 'fastify';
import { answersWithin, type Db } from '../db/database.ts';
import type { Disk } from '../disk.ts';
import { Problem } from './problem.ts';
import type { Readiness } from './readiness.ts';
import { answer } from './reply.ts';
import { route } from './route.ts';

/** GET /health: 503 only while starting or without a database; never versions or memory figures. */
export function serveHealth(
  app: FastifyInstance,
  { db, disk, readiness }: { readonly db: Db; readonly disk: Disk; readonly readiness: Readiness },
): void {
  route(app, siteEndpoints.health, async () => {
    const database = (await answersWithin(db, 2000)) ? 'ok' : 'fail';
    const isHealthy = readiness.isReady() && database === 'ok';
    const checks = { database, disk: disk.hasRoom() ? 'ok' : 'fail' } as const;
    const body = { status: isHealthy ? 'healthy' : 'degraded', checks } as const;
    return answer(body, { status: isHealthy ? 200 : 503, headers: { 'cache-control': 'no-store' } });
  });
}

const needsDatabase = /^\/(?:v2|events)(?:\/|\?|$)/;

/**
 * Answers 503 with `retryAfter` at once while the server is starting or stopping;
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
