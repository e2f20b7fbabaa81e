import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import { VISITORS_BODY_LIMIT } from '@rondo/contract/endpoint';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { features as allFeatures } from './features/all.ts';
import type { RondoEvent } from './platform/events/event.ts';
import { followEvents } from './platform/events/freshness.ts';
import type { Deps, Feature } from './platform/feature.ts';
import { noAuthenticator } from './platform/http/access.ts';
import { clientAddresses } from './platform/http/client-addresses.ts';
import { decorateApp } from './platform/http/app-decorations.ts';
import { answerBrokenRequest } from './platform/http/broken-request.ts';
import { neverStoreSessions } from './platform/http/caching.ts';
import {
  boundConnections,
  endStalledReplies,
  type ConnectionLimits,
  usualConnectionLimits,
} from './platform/http/connections.ts';
import { countStatements } from './platform/http/count-statements.ts';
import { answerError } from './platform/http/error-handler.ts';
import { serveHealth, turnAwayUnlessReady } from './platform/http/health.ts';
import { readJsonBodies } from './platform/http/json-body.ts';
import { refuseOddHeaders } from './platform/http/odd-headers.ts';
import { serveOpenApi } from './platform/http/openapi.ts';
import { completeMethods } from './platform/http/other-methods.ts';
import { limitRefusedBodies } from './platform/http/refused-bodies.ts';
import type { Readiness } from './platform/http/readiness.ts';
import { refusalPages } from './platform/http/refusal-page.ts';
import { dateReplies } from './platform/http/reply-time.ts';
import { addSecurityHeaders } from './platform/http/security-headers.ts';
import { readShell } from './platform/http/shell.ts';
import { serveSiteConfig, version } from './platform/http/site-config.ts';
import { readableUrl, refuseUnreadableAddresses } from './platform/http/unreadable-addresses.ts';
import { compileValidator } from './platform/http/validation.ts';
import { keepVisitorReplies, type VisitorReplies } from './platform/http/visitor-replies.ts';
import { serveWebApp } from './platform/http/web-app.ts';
import type { Metrics } from './platform/metrics/metrics.ts';

export type AppOptions = {
  /** Absolute path of the built web app. */
  readonly webRoot: string;
  readonly readiness: Readiness;
  /** Tests: every 2xx reply is held against its contract; a mismatch is a 500. */
  readonly checkReplies?: boolean;
  /** Off in tests that write past the product: nothing would mark what is kept as outdated. */
  readonly keepVisitorReplies?: boolean;
  /** `null` or absent: nothing is measured. */
  readonly metrics?: Metrics | null;
  /** What differs from the usual limits of connections. */
  readonly connectionLimits?: Partial<ConnectionLimits>;
  /** The slices to carry; all of them unless a test says otherwise. */
  readonly features?: readonly Feature[];
};

/** Longer addresses, cookies and other lines together are refused before anything of the request is known. */
const MOST_HEADER_BYTES = 64 * 1024;

/** Builds the whole HTTP side on ready-made parts. It does not listen: `app.listen` or `app.inject` follows. */
export async function buildApp(deps: Deps, options: AppOptions): Promise<FastifyInstance> {
  const { config } = deps;
  const features = options.features ?? allFeatures;
  const limits = { ...usualConnectionLimits, ...options.connectionLimits };
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: false,
    bodyLimit: VISITORS_BODY_LIMIT,
    http: {
      headersTimeout: limits.header,
      connectionsCheckingInterval: limits.check,
      requireHostHeader: false,
      maxHeaderSize: MOST_HEADER_BYTES,
    },
    requestTimeout: limits.request,
    keepAliveTimeout: limits.idle,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // No part of a path is longer than all of the header: such a path is one that nothing is at.
    routerOptions: { maxParamLength: MOST_HEADER_BYTES, ignoreTrailingSlash: true },
    rewriteUrl: readableUrl,
    frameworkErrors: answerError,
    clientErrorHandler: (error, socket) => {
      const isTooSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
      if (!(isTooSlow && connections.mayTakeLong(socket))) answerBrokenRequest(error, socket);
    },
  }) as unknown as FastifyInstance;
  app.setErrorHandler(answerError);
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(() => JSON.stringify);

  const connections = boundConnections(app.server, limits, noticeOfFull(deps.log, limits.most));
  options.metrics?.gauge('rondo_http_connections', 'Open connections by what they wait for', async () =>
    Object.entries(connections.count()).map(([state, value]) => ({ labels: { kind: 'http', state }, value })),
  );

  const shell = readShell(options.webRoot);
  const authenticator =
    features.find((feature) => feature.authenticator)?.authenticator?.(deps) ?? noAuthenticator;
  const services = {
    authenticator,
    limiter: deps.limiter,
    checkReplies: options.checkReplies ?? false,
    visitorReplies: options.keepVisitorReplies ? keepRepliesOf(app, deps, options) : null,
    disk: deps.disk,
    maintenance: deps.maintenance,
    connections,
    refusalPage: refusalPages(shell, config),
    features: { jokes: config.jokes },
  };
  const addresses = clientAddresses({ hops: config.trustProxyHops, log: deps.log });
  decorateApp(app, services, addresses);
  endStalledReplies(app, limits);
  refuseOddHeaders(app);
  if (config.countStatements) countStatements(app);
  options.metrics?.observe(app);
  await addSecurityHeaders(app, { publicUrl: config.publicUrl, chatWidget: config.links.chatWidget });
  refuseUnreadableAddresses(app);
  neverStoreSessions(app);
  dateReplies(app, deps.clock);
  await app.register(cors, corsRules(config.corsOrigins));
  await app.register(cookie);
  await app.register(compress, {
    threshold: 1400,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
    zlibOptions: { level: 1 },
    // A few bytes could become a body without end.
    globalDecompression: false,
  });
  turnAwayUnlessReady(app, deps.maintenance, options.readiness);
  limitRefusedBodies(app);
  readJsonBodies(app);

  await serveOpenApi(app, version);
  const methods = completeMethods(app);
  const { metrics = null } = options;
  const parts = features.flatMap(({ watch }) => (watch === undefined ? [] : [watch(deps, metrics)]));
  serveHealth(app, deps, { readiness: options.readiness, parts, addresses });
  serveSiteConfig(app, config);
  for (const feature of features) await feature.register(app, deps);
  methods.complete();
  const { pageWriter } = features.find((feature) => feature.pageWriter) ?? {};
  await serveWebApp(app, shell, pageWriter?.(app, deps));
  return app;
}

const MINUTE_MS = 60_000;

/** Says at most once a minute that every connection is taken. */
function noticeOfFull(log: Deps['log'], most: number): () => void {
  let saidAt = -Infinity;
  return () => {
    const now = performance.now();
    if (now - saidAt < MINUTE_MS) return;
    saidAt = now;
    log.warn({ most }, 'all connections are taken: the idle ones make room');
  };
}

/** Events whose effect visitors never see. */
const showsNowhere: ReadonlySet<RondoEvent['type']> = new Set([
  'submissionUpdate',
  'listenersChanged',
  'jobsWaiting',
  'backupWork',
  'maintenance',
]);

/** Any other write may show somewhere, so each of its events drops all that is kept. */
function keepRepliesOf(
  app: FastifyInstance,
  { events, clock }: Deps,
  { readiness: { hasDatabase }, metrics }: AppOptions,
): VisitorReplies {
  const freshness = followEvents(events, ({ type }) => !showsNowhere.has(type));
  app.addHook('onClose', async () => freshness.end());
  return keepVisitorReplies(freshness, { elapsed: clock.elapsed, hasDatabase }, metrics?.replies);
}

/** CORS for configured origins only. */
const corsRules = (origins: readonly string[]) => ({
  origin: origins.length === 0 ? false : [...origins],
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowedHeaders: [
    'Authorization',
    'Content-Type',
    'X-Form-Type',
    'X-Super-Admin-Password',
    'Idempotency-Key',
    'Last-Event-ID',
  ],
  exposedHeaders: ['X-New-Token', 'X-Permission-Changed', 'Content-Disposition', 'Retry-After', 'ETag'],
  credentials: true,
  maxAge: 600,
});
