import type { FastifyInstance, HTTPMethods, RouteOptions } from 'fastify';
import { Problem } from './problem.ts';

const methods: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Completes every address: HEAD is answered wherever GET is, every other method is METHOD_NOT_ALLOWED with the list
 * of those that are allowed. Call `watch` before the routes, `complete` after them.
 */
export function completeMethods(app: FastifyInstance): { readonly complete: () => void } {
  const known = new Map<string, Map<string, RouteOptions>>();
  let isWatching = true;
  app.addHook('onRoute', (options) => {
    if (!isWatching || options.url.includes('*')) return;
    const here = known.get(options.url) ?? new Map<string, RouteOptions>();
    for (const method of [options.method].flat()) here.set(method, options);
    known.set(options.url, here);
  });

  return {
    complete: () => {
      isWatching = false;
      for (const [url, here] of known) {
        const get = here.get('GET');
        if (get !== undefined && !here.has('HEAD')) {
          app.route({ ...get, method: 'HEAD', schema: { ...get.schema, hide: true } });
          here.set('HEAD', get);
        }
        const others = methods.filter((method) => !here.has(method));
        if (others.length > 0) refuse(app, url, others, [...here.keys()].join(', '));
      }
    },
  };
}

function refuse(app: FastifyInstance, url: string, others: HTTPMethods[], allowed: string): void {
  app.route({
    method: others,
    url,
    schema: { hide: true },
    onRequest: async (_request, reply) => {
      reply.header('allow', allowed);
      throw new Problem('METHOD_NOT_ALLOWED');
    },
    handler: () => undefined,
  });
}
