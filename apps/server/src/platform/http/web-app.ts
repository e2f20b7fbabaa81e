import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApplicationPath } from './application-paths.ts';
import { addVary } from './caching.ts';
import { sendProblem } from './error-handler.ts';
import { isMachinePath } from './machine-path.ts';
import { pageHtml } from './page-html.ts';
import { Problem } from './problem.ts';
import type { Shell } from './shell.ts';
import { compressedBody } from './visitor-replies.ts';
import type { PageWriter, WrittenPage } from './written-page.ts';

const year = 31_536_000;

/** Serves the built web app: its files, and its shell for every page, with what `writePage` adds to it. */
export async function serveWebApp(
  app: FastifyInstance,
  { root, isBuilt, template, assets }: Shell,
  writePage: PageWriter = writeShell,
): Promise<void> {
  if (isBuilt)
    await app.register(fastifyStatic, {
      root,
      index: false,
      wildcard: false,
      preCompressed: true,
      globIgnore: ['index.html*', '.vite/**', '**/*.br', '**/*.gz', '**/*.map'],
      cacheControl: false,
      setHeaders: (response, path) => {
        const isImmutable = path.startsWith(join(root, 'assets'));
        response.header('cache-control', isImmutable ? `public, max-age=${year}, immutable` : 'no-cache');
      },
    });

  const sendPage = async (path: string, request: FastifyRequest, reply: FastifyReply) => {
    const page = await writePage(path, request);
    const html = pageHtml(template, {
      head: page.head,
      firstData: page.firstData,
      picture: page.picture,
      texts: assets.ofTexts(page.texts),
      ...assets.ofScreen(page.screen),
    });
    if (page.retryAfter !== undefined) reply.header('retry-after', page.retryAfter);
    // No route answers here, so no hook compresses the body.
    const { body, encoding } = await compressedBody(
      { body: Buffer.from(html), compressed: {} },
      request.headers['accept-encoding'],
    );
    if (encoding !== null) reply.header('content-encoding', encoding);
    addVary(reply, 'accept-encoding');
    return reply
      .code(page.status)
      .header('cache-control', page.status >= 500 ? 'no-store' : 'no-cache')
      .header('content-type', 'text/html; charset=utf-8')
      .send(body);
  };

  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const tidy = path.replace(/\/{2,}/g, '/').toLowerCase();
    if (isRead && tidy !== path && isApplicationPath(tidy))
      return reply.redirect(tidy + request.url.slice(path.length), 308);
    if (isRead && (isApplicationPath(path) || !isMachinePath(path))) return sendPage(path, request, reply);
    sendProblem(reply, new Problem(isApplicationPath(path) ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND'));
    return reply;
  });
}

const writeShell: PageWriter = async (path): Promise<WrittenPage> => ({
  status: isApplicationPath(path) ? 200 : 404,
  head: null,
  screen: null,
  texts: [],
  picture: null,
  firstData: null,
});
