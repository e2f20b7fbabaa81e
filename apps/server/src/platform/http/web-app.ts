import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApplicationPath } from './application-paths.ts';
import { addVary } from './caching.ts';
import { sendProblem } from './error-handler.ts';
import { pageHtml, pageTemplate } from './page-html.ts';
import { Problem } from './problem.ts';
import { compressedBody } from './visitor-replies.ts';
import { readWebAssets } from './web-assets.ts';
import type { PageWriter, WrittenPage } from './written-page.ts';

/** Addresses of programs, not of people: an unknown one is answered in JSON. */
const machinePath = /^\/(?:v2|events|health|openapi\.json|docs|assets)(?:\/|$)/;

const year = 31_536_000;

/**
 * Serves the built web app: its files, and its shell for every page, with what `writePage` adds to it.
 * `root` is absolute; where nothing was built pages answer with a hint.
 */
export async function serveWebApp(
  app: FastifyInstance,
  root: string,
  writePage: PageWriter = writeShell,
): Promise<void> {
  const shellFile = join(root, 'index.html');
  const isBuilt = existsSync(shellFile);
  const template = pageTemplate(isBuilt ? readFileSync(shellFile, 'utf8') : unbuilt);
  const assets = readWebAssets(root);
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
    if (isRead && (isApplicationPath(path) || !machinePath.test(path))) return sendPage(path, request, reply);
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

const unbuilt = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<!--page--><title>Rondo</title><!--/page--></head>
<body><p>The web app is not built yet: <code>npm run build</code>.</p></body></html>`;
