import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';

/**
 * Every reply says when it was given by the clock that the rules go by, which need not be this machine's: forms in a
 * browser check times against it (docs/rules/wire.md#headers).
 */
export function dateReplies(app: FastifyInstance, clock: Clock): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.header('date', clock.now().toUTCString());
    done(null, payload);
  });
}
