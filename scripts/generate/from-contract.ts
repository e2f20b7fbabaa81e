import { endpoints } from '@rondo/contract/all';
import type { Endpoint } from '@rondo/contract/endpoint';
import Fastify from 'fastify';
import { describeEndpoint, serveOpenApi } from '../../apps/server/src/platform/http/openapi.ts';
import { version } from '../../apps/server/src/platform/http/site-config.ts';

/** The OpenAPI document that the server answers at /openapi.json, made without a database: every handler is empty. */
export async function openapiDocument(): Promise<object> {
  const app = Fastify({ exposeHeadRoutes: false });
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  await serveOpenApi(app, version);
  for (const endpoint of Object.values<Endpoint>(endpoints))
    for (const [place, url] of [endpoint.url, ...(endpoint.alsoAt ?? [])].entries())
      app.route({
        method: endpoint.method,
        url,
        schema: describeEndpoint(endpoint, place),
        handler: () => null,
      });
  await app.ready();
  return app.swagger();
}

/** The module that says to the web app who may make which call; the web app imports nothing of the contract. */
export function accessModule(): string {
  const lines = Object.entries(endpoints).map(([name, { access }]) => `  ${name}: '${access}',\n`);
  const open = Object.values<Endpoint>(endpoints)
    .filter(({ access }) => access === 'P')
    .map(({ method, url }) => `  '${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}',\n`);
  return `export const access = {\n${lines.sort().join('')}} as const;

export type EndpointName = keyof typeof access;

/** The calls that need no session. */
export const openCalls: ReadonlySet<string> = new Set([\n${open.sort().join('')}]);\n`;
}
