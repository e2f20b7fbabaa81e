import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../config.ts';
import type { Deps } from '../../platform/feature.ts';
import { sitemapOf } from './sitemap.ts';

/** They are no part of the API's description. */
const hidden = { schema: { hide: true } };
const xml = 'application/xml; charset=utf-8';

/** Files for crawlers. They are no calls of the API, so the contract does not know them. */
export function registerCrawlerFiles(app: FastifyInstance, deps: Deps): void {
  const sitemap = sitemapOf(deps);
  const endForgetting = deps.events.onGap(sitemap.forget);
  app.addHook('onClose', async () => endForgetting());
  const robots = robotsText(deps.config);
  const send = (reply: FastifyReply, type: string, text: string) =>
    reply.header('content-type', type).header('cache-control', 'public, max-age=3600').send(text);

  app.get('/robots.txt', hidden, (_request, reply) => send(reply, 'text/plain; charset=utf-8', robots));
  app.get('/sitemap.xml', hidden, async (_request, reply) => send(reply, xml, await sitemap.index()));
  app.get<{ Params: { file: string } }>('/sitemap/:file', hidden, async ({ params }, reply) => {
    const text = await sitemap.file(params.file);
    return text === null ? reply.callNotFound() : send(reply, xml, text);
  });
}

/** Nothing to find: pages of one person, of staff, and the API, whose pictures of previews are the exception. */
const closed = ['/admin', '/profile/edit', '/v2/', '/events', '/auth/', '/callback'];

/** What /robots.txt says; a staging site is closed to crawlers. */
export function robotsText({ environment, publicUrl }: Pick<Config, 'environment' | 'publicUrl'>): string {
  const rules = environment === 'staging' ? ['Disallow: /'] : closed.map((path) => `Disallow: ${path}`);
  const pictures = environment === 'staging' ? [] : ['Allow: /v2/media/'];
  return ['User-agent: *', ...rules, ...pictures, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
