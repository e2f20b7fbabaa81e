import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db/database.ts';
import type { Disk } from './disk.ts';
import type { EventListener } from './events/listen.ts';
import type { Authenticator } from './http/access.ts';
import type { HealthPart } from './http/health-part.ts';
import type { Limiter } from './http/rate-limit.ts';
import type { JobKind } from './jobs/job-kind.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { MaintenanceMode } from './maintenance/maintenance.ts';
import type { PageWriter } from './http/written-page.ts';
import type { Log } from './log/log.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { PictureSource } from './picture-source.ts';

/** What every slice gets from the composition root. */
export type Deps = {
  readonly config: Config;
  readonly db: Db;
  /** Address of the same database, for work that needs a connection of its own. */
  readonly databaseUrl: string;
  readonly clock: Clock;
  readonly disk: Disk;
  readonly log: Log;
  readonly limiter: Limiter;
  readonly events: EventListener;
  readonly jobs: Jobs;
  readonly maintenance: MaintenanceMode;
  /** Signs sessions and cookies; at least 32 bytes. */
  readonly sessionSecret: string;
  /** The way out to other services; tests bring their own. */
  readonly fetch: typeof fetch;
  /** What differs from the usual way to pictures of other sites, for tests. */
  readonly pictures?: Partial<PictureSource>;
  /** Cheaper password hashes, for tests. */
  readonly passwordCost?: { readonly memoryKiB: number; readonly passes: number };
};

/** One slice as the app sees it. */
export type Feature = {
  readonly name: string;
  /** Registers the slice's endpoints with `route(app, …)`. */
  readonly register: (app: FastifyInstance, deps: Deps) => void | Promise<void>;
  /** Runs after the migrations and before requests are taken. */
  readonly prepare?: (deps: Deps) => Promise<void>;
  /** Its kinds of background work; any process may run them. */
  readonly jobs?: readonly JobKind<Deps>[];
  /** What the slice says of itself in GET /health, and in the metrics where there are any. */
  readonly watch?: (deps: Deps, metrics: Metrics | null) => HealthPart;
  /** Only the auth slice has one. */
  readonly authenticator?: (deps: Deps) => Authenticator;
  /** Only the pages slice has one. */
  readonly pageWriter?: (app: FastifyInstance, deps: Deps) => PageWriter;
};
