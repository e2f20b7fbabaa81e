import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text as streamText } from 'node:stream/consumers';
import type { CallName, ReplyOf } from '@rondo/contract/calls';
import type { ProblemBody } from '@rondo/contract/problem';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { expect, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { keepSecretsOf } from '../config-secrets.ts';
import { features as allFeatures } from '../features/all.ts';
import { followingClock } from '../platform/clock.ts';
import { type DatabaseOptions, openDatabase } from '../platform/db/database.ts';
import { databaseGate, type Gate } from '../platform/db/gate.ts';
import { watchDatabase } from '../platform/db/watch.ts';
import { listenToEvents } from '../platform/events/listen.ts';
import type { Deps, Feature } from '../platform/feature.ts';
import type { Disk } from '../platform/disk.ts';
import type { ConnectionLimits } from '../platform/http/connections.ts';
import { createLimiter, noLimiter } from '../platform/http/rate-limit.ts';
import { createJobs } from '../platform/jobs/jobs.ts';
import { createLog } from '../platform/log/log.ts';
import { createMaintenance, type MaintenanceMode } from '../platform/maintenance/maintenance.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import type { PictureSource } from '../platform/picture-source.ts';
import { type FakeClock, fakeClock } from './fake-clock.ts';
import { type GivenArguments, wireRequest } from './named-call.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

export type TestAppOptions = {
  readonly config?: Partial<Config>;
  /** Off unless asked for: most tests make more requests than one visitor may. */
  readonly rateLimits?: boolean;
  readonly features?: readonly Feature[];
  /** Stands for other services; without it every look-up fails. */
  readonly fetch?: typeof fetch;
  readonly pictures?: Partial<PictureSource>;
  readonly connections?: number;
  /** A roomy one unless given. */
  readonly disk?: Disk;
  /** Where given, it stands before the database, and without it there is none. */
  readonly gate?: Gate;
  /** True unless given: the start is over. */
  readonly isReady?: () => boolean;
  /** Off unless asked for: tests write past the product, and nothing marks what is kept as outdated. */
  readonly keepVisitorReplies?: boolean;
  readonly connectionLimits?: Partial<ConnectionLimits>;
  readonly metrics?: Metrics;
  /** Takes the log, whose level is then `info`. */
  readonly logLines?: string[];
  /** Pauses like a server while a backup is put back; else it is always open. */
  readonly isMaintained?: boolean;
  /** Like another server process on the database of that one; close it first. */
  readonly beside?: TestApp;
};

export type CallOptions = {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly query?: Record<string, string | number | boolean>;
  readonly headers?: Record<string, string>;
};

export type TestReply<Body = unknown> = {
  readonly status: number;
  /** The status, and the code of a problem: '404 NOT_FOUND'. */
  readonly outcome: string;
  readonly headers: Record<string, string | string[] | number | undefined>;
  /** The parsed JSON body; the text where it is not JSON, or compressed; null without a body. */
  readonly body: Body;
  /** The same of a refusal. */
  readonly problem: ProblemBody;
  readonly text: string;
};

export type NamedCall = <N extends CallName>(
  name: N,
  ...given: GivenArguments<N>
) => Promise<TestReply<ReplyOf<N>>>;
type CallByAddress = <Body = unknown>(
  method: string,
  url: string,
  options?: CallOptions,
) => Promise<TestReply<Body>>;

export type Caller = { readonly token?: string | undefined };

/** What is called by the contract's names. */
export type NamedCalls = {
  /** As a visitor. */
  readonly call: NamedCall;
  /** As somebody, who may still have to be made when this is asked for; these headers go with every call. */
  readonly as: (who: Caller, headers?: Readonly<Record<string, string>>) => { readonly call: NamedCall };
};

export type TestApp = NamedCalls & {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly databaseUrl: string;
  readonly clock: FakeClock;
  /** Any request through the whole app, as over the wire; `Body` is what the test takes its reply for. */
  readonly callRaw: CallByAddress;
  readonly close: () => Promise<void>;
};

/** The real app on a database of its own; every 2xx reply is held against its contract. Close it after the tests. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { connections = 8, gate = databaseGate() } = options;
  const database = options.beside
    ? sharedDatabase(options.beside, { connections, gate })
    : await testDatabase({ connections, gate });
  const dataDir = mkdtempSync(join(tmpdir(), 'rondo-test-data-'));
  const config = {
    ...readConfig({ DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'error', CAPTCHA: 'none' }),
    ...options.config,
  };
  keepSecretsOf(config);
  // Servers of one site have the same time.
  const clock = options.beside?.clock ?? fakeClock();
  const { logLines } = options;
  const log = logLines
    ? createLog({ level: 'info', pretty: false, to: { write: (line) => void logLines.push(line) } })
    : createLog({ level: config.logLevel, pretty: false });
  const events = listenToEvents(database.url, database.db, log);
  const features = options.features ?? allFeatures;
  const metrics = options.metrics ?? null;
  // Not started: a test says itself when background work runs.
  const jobs = createJobs({
    db: database.db,
    clock,
    log,
    events,
    metrics,
    kinds: features.flatMap((feature) => feature.jobs ?? []),
    deps: () => deps,
  });
  const watch = options.isMaintained
    ? watchDatabase({ url: database.url, gate, clock: followingClock(), log }, quickBeat)
    : null;
  const prepare = async () => {
    for (const feature of features) await feature.prepare?.(deps);
  };
  const maintained =
    watch && createMaintenance({ db: database.db, gate, events, jobs, watch, log, prepare }, quickTimes);
  const deps: Deps = {
    config,
    db: database.db,
    databaseUrl: database.url,
    clock,
    disk: options.disk ?? roomy,
    log,
    limiter: options.rateLimits ? createLimiter({ db: database.db, clock }) : noLimiter,
    events,
    jobs,
    maintenance: maintained ?? alwaysOpen,
    sessionSecret: 'a secret of tests that has more than 32 bytes',
    fetch: options.fetch ?? (() => Promise.reject(new Error('no other service is reachable in tests'))),
    passwordCost: { memoryKiB: 64, passes: 1 },
    pictures: { resolve: () => Promise.reject(new Error('no name is known in tests')), ...options.pictures },
  };
  await maintained?.start();
  await prepare();
  const app = await buildApp(deps, {
    webRoot: join(dataDir, 'web'),
    readiness: { isReady: options.isReady ?? (() => true), hasDatabase: () => !gate.isShut() },
    checkReplies: true,
    keepVisitorReplies: options.keepVisitorReplies ?? false,
    connectionLimits: options.connectionLimits ?? {},
    metrics,
    features,
  });
  await app.ready();
  await vi.waitFor(() => expect(events.isListening()).toBe(true), 10_000);
  const callRaw: CallByAddress = (method, url, more) => callApp(app, method, url, more);
  return {
    app,
    deps,
    databaseUrl: database.url,
    clock,
    ...callsOf({ callRaw }),
    callRaw,
    close: async () => {
      maintained?.stop();
      await watch?.stop();
      await jobs.stop();
      await app.close();
      await events.stop();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The calls of an app by name; the app itself may be made later. */
export function callsOf(app: Pick<TestApp, 'callRaw'>): NamedCalls {
  const calls =
    (who: Caller, headers: Readonly<Record<string, string>> = {}): NamedCall =>
    (name, ...given) => {
      const { method, url, body, headers: more } = wireRequest(name, ...given);
      return app.callRaw(method, url, { token: who.token, body, headers: { ...headers, ...more } });
    };
  return { call: calls({}), as: (who, headers) => ({ call: calls(who, headers) }) };
}

const quickBeat = { everyMs: 50, patienceMs: 10_000 };
const quickTimes = { grace: 300, lastGrace: 5_000, silence: 400 };
const alwaysOpen: MaintenanceMode = {
  progress: () => null,
  apart: () => undefined,
  enter: () => undefined,
  answer: async (_request, work) => work(),
};

/** For tests: a disk that never fills. */
const roomy: Disk = { hasRoom: () => true, noteFull: () => undefined };

function sharedDatabase({ databaseUrl: url }: TestApp, options: DatabaseOptions): TestDatabase {
  const db = openDatabase(url, options);
  return { url, db, close: () => db.destroy() };
}

async function callApp<Body>(
  app: FastifyInstance,
  method: string,
  url: string,
  { token, body: sent, query, headers: more }: CallOptions = {},
): Promise<TestReply<Body>> {
  const request: InjectOptions = {
    method,
    url,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...more },
    ...(query
      ? { query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])) }
      : {}),
    ...(sent === undefined ? {} : { payload: sent as InjectOptions['payload'] }),
  };
  const reply = await app.inject({ ...request, payloadAsStream: true });
  const contentType = String(reply.headers['content-type'] ?? '');
  const text = await wholeText(reply.stream(), contentType);
  const isJson = contentType.includes('json') && !reply.headers['content-encoding'];
  const body = text === '' ? null : isJson ? JSON.parse(text) : text;
  const { statusCode: status, headers } = reply;
  const outcome = status >= 400 && body?.code ? `${status} ${body.code}` : String(status);
  return { status, outcome, headers, body, problem: body, text };
}

/** Live events have no end: the reply says only that they have begun. */
async function wholeText(stream: Readable, contentType: string): Promise<string> {
  if (!contentType.startsWith('text/event-stream')) return streamText(stream);
  stream.destroy();
  return '';
}
