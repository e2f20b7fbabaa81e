import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { closeWith } from './broken-request.ts';
import { Problem } from './problem.ts';

/**
 * Answers in the problem shape what Node would answer itself: a missing Host, an Expect that nobody knows, CONNECT.
 * Of two Hosts Node takes the first, a proxy perhaps the other.
 * The server is made with `requireHostHeader: false`.
 */
export function refuseOddHeaders(app: FastifyInstance): void {
  const { server } = app;
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('connect', (_request, socket) => closeWith(socket as Socket, new Problem('METHOD_NOT_ALLOWED')));
  app.addHook('onRequest', (request, _reply, done) => {
    const { httpVersion, headers, rawHeaders } = request.raw;
    if (hostsOf(rawHeaders) > 1)
      done(new Problem('VALIDATION_FAILED', { details: 'The header Host is given twice.' }));
    else if (headers.host === undefined && httpVersion === '1.1')
      done(new Problem('VALIDATION_FAILED', { details: 'The header Host is missing.' }));
    else if (headers.expect !== undefined && !/\b100-continue\b/i.test(headers.expect))
      done(new Problem('EXPECTATION_FAILED'));
    else done();
  });
}

/** How many of them there are: names stand at the even places. */
const hostsOf = (rawHeaders: readonly string[]) =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
