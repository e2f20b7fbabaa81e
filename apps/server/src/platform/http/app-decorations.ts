import type { Endpoint } from '@rondo/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Disk } from '../disk.ts';
import type { MaintenanceMode } from '../maintenance/maintenance.ts';
import type { StatementCount } from '../db/statement-count.ts';
import type { Authenticator, Viewer } from './access.ts';
import type { ClientAddresses } from './client-addresses.ts';
import type { Connections } from './connections.ts';
import type { Limiter } from './rate-limit.ts';
import type { RefusalPage } from './refusal-page.ts';
import type { VisitorReplies } from './visitor-replies.ts';

/** What `route` finds on every app. */
export type AppServices = {
  readonly authenticator: Authenticator;
  readonly limiter: Limiter;
  /** Tests: every 2xx reply is checked against its contract. */
  readonly checkReplies: boolean;
  /** `null`: no reply is kept. */
  readonly visitorReplies: VisitorReplies | null;
  readonly disk: Disk;
  readonly maintenance: MaintenanceMode;
  readonly connections: Connections;
  readonly refusalPage: RefusalPage;
  /** What may be switched off, as GET /v2/config answers it. */
  readonly features: { readonly jokes: boolean };
};

declare module 'fastify' {
  interface FastifyInstance {
    rondo: AppServices;
  }
  interface FastifyRequest {
    viewer: Viewer | null;
    clientIp: string;
    statementCount: StatementCount | null;
    /** The JSON of the body as it came; empty without one. */
    bodyText: string;
    /** Names the request among those of visitors whose replies are kept. */
    replyKey: string | null;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/** Puts the services on the app, and viewer and client address on its requests. */
export function decorateApp(app: FastifyInstance, services: AppServices, addresses: ClientAddresses): void {
  app.decorate('rondo', services);
  app.decorateRequest('viewer', null);
  app.decorateRequest('clientIp', '');
  app.decorateRequest('statementCount', null);
  app.decorateRequest('bodyText', '');
  app.decorateRequest('replyKey', null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.clientIp = addresses.of(request);
    done();
  });
}
