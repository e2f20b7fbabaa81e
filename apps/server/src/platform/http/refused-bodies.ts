import type { ProblemCode } from '@rondo/contract/problem';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isAborted, problemOf } from './error-handler.ts';

const refusals: ReadonlySet<ProblemCode | undefined> = new Set<ProblemCode>([
  'BODY_TOO_LARGE',
  'BODY_TOO_DEEP',
  'INVALID_JSON',
  'UNSUPPORTED_MEDIA_TYPE',
  'VALIDATION_FAILED',
]);

const mayHaveBody = ({ method }: FastifyRequest) => method !== 'GET' && method !== 'HEAD';

/**
 * Counts refused bodies by client address, and refuses an address that sent too many before its next body is read
 * (docs/rules/auth.md#limits).
 */
export function limitRefusedBodies(app: FastifyInstance): void {
  const { limiter } = app.rondo;
  app.addHook('onRequest', async (request) => {
    if (mayHaveBody(request)) await limiter.check('refusedBody', request.clientIp);
  });
  app.addHook('onError', async (request, _reply, error) => {
    if (!mayHaveBody(request) || isAborted(error, request) || !refusals.has(problemOf(error)?.code)) return;
    // What is one too many at once is refused for its own fault.
    await limiter.fail('refusedBody', request.clientIp).catch(() => undefined);
  });
}
