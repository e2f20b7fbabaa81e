import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { closeWith } from './broken-request.ts';
import { Problem } from './problem.ts';

/**
 * Answers in the problem shape what Node would answer itself: a missing Host, an Expect that nobody knows, CONNECT.
 * The server is made with `requireHostHeader: false`.
 */
export function refuseOddHeaders(app: FastifyInstance): void {
  const { server } = app;
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('connect', (_request, socket) => closeWith(socket as Socket, new Problem('METHOD_NOT_ALLOWED')));
  app.addHook('onRequest', (request, _reply, done) => {
    const { httpVersion, headers } = request.raw;
    if (headers.host === undefined && httpVersion === '1.1')
      done(new Problem('VALIDATION_FAILED', { details: 'The header Host is missing.' }));
    else if (headers.expect !== undefined && !/\b100-continue\b/i.test(headers.expect))
      done(new Problem('EXPECTATION_FAILED'));
    else done();
  });
}
