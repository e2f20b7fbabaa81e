import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, localUrl } from './config.ts';
import { keepPasswordOf, keepSecretsOf } from './config-secrets.ts';
import { features } from './features/all.ts';
import { type Db, openDatabase } from './platform/db/database.ts';
import { isConnectionFailure } from './platform/db/errors.ts';
import { databaseGate } from './platform/db/gate.ts';
import { migrateSite, refuseNewer } from './platform/db/migrate.ts';
import { openStorage } from './platform/db/storage.ts';
import { listenToEvents } from './platform/events/listen.ts';
import type { Deps } from './platform/feature.ts';
import { limitsOfProcess, mostConnections } from './platform/http/most-connections.ts';
import { createLimiter, noLimiter } from './platform/http/rate-limit.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { createLog } from './platform/log/log.ts';
import { createMaintenance } from './platform/maintenance/maintenance.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';
import { keepSecret } from './platform/secrets/known-secrets.ts';
import { sessionSecretOf } from './platform/session-secret.ts';
import { StartError } from './platform/start-error.ts';
import { prepareServer } from './prepare-server.ts';
import { exitWithReason } from './tools/exit.ts';
import { watchStorage } from './watch-storage.ts';

export type RunningServer = { readonly url: string; readonly stop: () => Promise<void> };

/** Longest wait at the end for requests that are still being answered, and for those that still arrive. */
const graceMs = 6_000;
/** Longest wait for statements whose callers were cut off by then. */
const lastStatementsMs = 1_000;
/** Longest wait for everything but the database: service managers and container engines kill after ten seconds. */
const longestEndMs = 8_500;

/**
 * The composition root: database, app, port, migrations, preparation of the slices; then requests are taken.
 * @param ending aborted when the server is to end, which its start follows between two steps
 * @throws StartError, or the reason of `ending`; whatever was started until then is stopped again
 */
export async function runServer(
  config: Config,
  {
    webRoot,
    say,
    ending,
  }: { readonly webRoot: string; readonly say: (line: string) => void; readonly ending: AbortSignal },
): Promise<RunningServer> {
  const began = performance.now();
  keepSecretsOf(config);
  const log = createLog({ level: config.logLevel, pretty: process.stdout.isTTY });
  const closers: (() => Promise<unknown>)[] = [];
  let stopDatabase: () => Promise<unknown> = async () => undefined;
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse()) await close();
    return 'closed';
  };
  const stop = async () => {
    try {
      const state = await Promise.race([closeAll(), sleep(longestEndMs, 'late', { ref: false })]);
      if (state === 'late') log.warn('what was under way did not end in time and is cut off');
    } finally {
      await stopDatabase();
    }
  };
  try {
    const lost = (reason: Error) =>
      exitWithReason(new StartError(`The database ended and cannot be started again: ${reason.message}`));
    const storage = await openStorage(config, { role: 'server', say, lost });
    stopDatabase = storage.stop;
    keepPasswordOf(storage.url);
    ending.throwIfAborted();
    const watched = await watchStorage(storage, config.dataDir, log);
    closers.push(watched.stop);
    const { clock, disk, gate, hasDatabase } = watched;
    const db = openDatabase(storage.url, {
      gate,
      connections: 16,
      statementTimeoutMs: 60_000,
      lockTimeoutMs: 20_000,
      onIdleError: (error) => log.warn({ err: error }, 'a database connection was lost'),
    });
    closers.push(async () => {
      const timer = setTimeout(gate.shut, lastStatementsMs);
      await db.destroy();
      clearTimeout(timer);
    });
    await refuseNewerNow(db);
    const events = listenToEvents(storage.url, db, log);
    closers.push(events.stop);

    const limiter = config.rateLimits ? createLimiter({ db, clock }) : noLimiter;
    const sessionSecret = sessionSecretOf(config);
    keepSecret(sessionSecret);
    const metrics = config.metricsPort === null ? null : createMetrics();
    const kinds = features.flatMap((feature) => feature.jobs ?? []);
    const jobs = createJobs({ db, clock, log, events, metrics, kinds, deps: () => deps });
    const prepare = async () => {
      for (const feature of features) await feature.prepare?.(deps);
    };
    const maintenance = createMaintenance({ db, gate, events, jobs, watch: watched, log, prepare });
    closers.push(async () => maintenance.stop());
    const platform = { db, clock, disk, log, limiter, events, jobs, maintenance };
    const deps: Deps = { ...platform, config, databaseUrl: storage.url, sessionSecret, fetch };
    let prepared: Awaited<ReturnType<typeof prepareServer>> | null = null;
    const readiness = { isReady: () => prepared?.isReady() ?? false, hasDatabase };
    const connectionLimits = { most: mostConnections(config.maxConnections, limitsOfProcess()) };
    const app = await buildApp(deps, {
      webRoot,
      readiness,
      keepVisitorReplies: true,
      connectionLimits,
      metrics,
    });
    closers.push(() => Promise.all([jobs.stop(), closeApp(app)]));
    const port = await listen(app, config);

    if (metrics !== null && config.metricsPort !== null) {
      metrics.gauge('rondo_events_heard', '1 while the events of all processes are received', () =>
        events.isListening() ? 1 : 0,
      );
      watched.measure(metrics);
      closers.push((await serveMetrics(metrics, { host: config.host, port: config.metricsPort })).stop);
    }

    ending.throwIfAborted();
    prepared = await prepareServer({
      migrate: async () => {
        await storage.check();
        await migrateAlone(storage.url, gate.isReadOnly(), say);
        await maintenance.start();
      },
      write: async () => {
        await prepare();
        await jobs.start();
      },
      say,
      failed: exitWithReason,
    });
    closers.push(prepared.stop);

    const url = localUrl(config.host, port);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    say(
      `Rondo runs on ${url} (${storage.story}, ${prepared.isReady() ? 'ready' : 'waiting'} after ${seconds} s)`,
    );
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Before anybody is answered. A database that is away is asked once it is there, by the migrations. */
async function refuseNewerNow(db: Db): Promise<void> {
  try {
    await refuseNewer(db);
  } catch (error) {
    if (!isConnectionFailure(error)) throw error;
  }
}

/**
 * Migrations may take longer than any request may, so they have connections without time limits, which are not given up
 * either. @throws as for a full disk when a migration is needed and `isReadOnly`
 */
async function migrateAlone(url: string, isReadOnly: boolean, say: (line: string) => void): Promise<void> {
  const gate = databaseGate();
  gate.setReadOnly(isReadOnly);
  const db = openDatabase(url, { connections: 2, name: 'rondo migrations', gate, onNotice: say });
  try {
    await migrateSite(db);
  } finally {
    await db.destroy();
  }
}

/** No right to the port, no such address or name here, a link's own address without its %zone, no IPv6 at all. */
const unusableHost = new Set(['EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL', 'EAFNOSUPPORT']);

async function listen(app: FastifyInstance, { host, port }: Config): Promise<number> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartError(
        `Port ${port} on ${host} is in use. Set PORT to another one, or stop what uses it.`,
      );
    if (code !== undefined && unusableHost.has(code))
      throw new StartError(`The server cannot listen on HOST ${host}, PORT ${port} (${code}).`);
    throw error;
  }
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

/** Requests that are being answered are finished, within a time limit. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), graceMs);
  await app.close();
  clearTimeout(timer);
}
