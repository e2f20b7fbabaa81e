import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isMachinePath } from './machine-path.ts';
import { Problem } from './problem.ts';

const unreadable = new WeakSet<IncomingMessage>();

/**
 * For the option of Fastify: a path that is not percent-encoded properly is taken as it stands, so that it goes the way
 * of every other one, with the headers of every reply.
 */
export function readableUrl(request: IncomingMessage): string {
  const url = request.url ?? '/';
  const path = url.split('?', 1)[0] ?? '';
  if (!path.includes('%') || isDecodable(path)) return url;
  unreadable.add(request);
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

/** A program is told what is wrong; a person misses a page. */
export function refuseUnreadableAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (unreadable.has(request.raw) && isMachinePath(request.url))
      done(new Problem('VALIDATION_FAILED', { details: 'The address is not encoded properly.' }));
    else done();
  });
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
