import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApplicationPath } from './application-paths.ts';
import { sendProblem } from './error-handler.ts';
import { Problem } from './problem.ts';

/** Addresses of programs, not of people: an unknown one is answered in JSON. */
const machinePath = /^\/(?:v2|events|health|openapi\.json|docs|assets)(?:\/|$)/;

const year = 31_536_000;

/**
 * Serves the built web app: its files, and its shell for every page. `root` is absolute; where nothing was built
 * pages answer with a hint.
 */
export async function serveWebApp(app: FastifyInstance, root: string): Promise<void> {
  const shellFile = join(root, 'index.html');
  const isBuilt = existsSync(shellFile);
  const shell = isBuilt ? readFileSync(shellFile, 'utf8') : unbuilt;
  if (isBuilt)
    await app.register(fastifyStatic, {
      root,
      index: false,
      wildcard: false,
      preCompressed: true,
      globIgnore: ['index.html*', '**/*.br', '**/*.gz', '**/*.map'],
      cacheControl: false,
      setHeaders: (response, path) => {
        const isImmutable = path.startsWith(join(root, 'assets'));
        response.header('cache-control', isImmutable ? `public, max-age=${year}, immutable` : 'no-cache');
      },
    });

  const sendShell = (reply: FastifyReply, status: number) =>
    reply
      .code(status)
      .header('cache-control', 'no-cache')
      .header('content-type', 'text/html; charset=utf-8')
      .send(shell);

  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && isApplicationPath(path)) return sendShell(reply, 200);
    if (isRead && !machinePath.test(path)) return sendShell(reply, 404);
    sendProblem(reply, new Problem(isApplicationPath(path) ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND'));
    return reply;
  });
}

const unbuilt =
  '<!doctype html><meta charset="utf-8"><title>Rondo</title><p>The web app is not built yet: <code>npm run build</code>.</p>';
