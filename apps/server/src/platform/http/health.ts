import { type Health, siteEndpoints } from '@rondo/contract/site';
import type { FastifyInstance } from 'fastify';
import { answersWithin } from '../db/database.ts';
import type { Deps } from '../feature.ts';
import type { MaintenanceMode } from '../maintenance/maintenance.ts';
import { hasAccess } from './access.ts';
import type { ClientAddresses } from './client-addresses.ts';
import type { HealthPart } from './health-part.ts';
import { Problem } from './problem.ts';
import type { Readiness } from './readiness.ts';
import { answer } from './reply.ts';
import { type Call, route } from './route.ts';

/**
 * GET /health: 503 only while starting, without a database, or while a backup is put back; never versions or memory
 * figures.
 */
export function serveHealth(
  app: FastifyInstance,
  { db, disk, maintenance }: Pick<Deps, 'db' | 'disk' | 'maintenance'>,
  {
    readiness,
    parts,
    addresses,
  }: {
    readonly readiness: Readiness;
    readonly parts: readonly HealthPart[];
    readonly addresses: ClientAddresses;
  },
): void {
  /** A person opens the address in a browser, which sends its cookie only. It is looked at when there is news. */
  const isTold = async ({ viewer, request }: Call<typeof siteEndpoints.health>) => {
    if (!addresses.isProxyForgotten()) return false;
    const byCookie = () => app.rondo.authenticator.authenticateByCookie(request).catch(() => null);
    return hasAccess({ access: 'R' }, viewer ?? (await byCookie()));
  };

  route(app, siteEndpoints.health, async (call) => {
    const progress = maintenance.progress();
    // In a pause the pool may have no connection for this question.
    const [answers, ...found] =
      progress === null
        ? await Promise.all([
            answersWithin(db, 2000),
            // Before, their tables may not be there yet.
            ...(readiness.isReady() ? parts : []).map((part) => part()),
          ])
        : [readiness.hasDatabase()];
    const isHealthy = readiness.isReady() && answers && progress === null;
    const own: Health['checks'] = {
      database: answers ? 'ok' : 'fail',
      disk: disk.hasRoom() ? 'ok' : 'fail',
      ...(answers && progress === null && (await isTold(call)) ? { proxy: 'fail' } : {}),
    };
    const more = Object.assign({}, ...found) as Partial<Health>;
    const body = {
      ...more,
      status: isHealthy ? 'healthy' : 'degraded',
      checks: { ...more.checks, ...own },
      ...(progress === null ? {} : { maintenance: progress }),
    } as const;
    return answer(body, { status: isHealthy ? 200 : 503, headers: { 'cache-control': 'no-store' } });
  });
}

const needsDatabase = /^\/(?:v2|events|sitemap)(?:[/.?]|$)/;

/**
 * Answers 503 with `retryAfter` at once while the server is starting or stopping, or while a backup is put back;
 * requests that were accepted before are finished.
 */
export function turnAwayUnlessReady(
  app: FastifyInstance,
  maintenance: MaintenanceMode,
  readiness: Readiness,
): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  // A connection that is kept alive would keep the server alive.
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  app.addHook('onRequest', async (request, reply) => {
    const isClosed = !readiness.isReady() || maintenance.progress() !== null;
    const isAsking = needsDatabase.test(request.url);
    if (isClosing || (isClosed && isAsking)) throw new Problem('MAINTENANCE', { retryAfter: 2 });
    if (isAsking) maintenance.enter(request, reply);
  });
}
