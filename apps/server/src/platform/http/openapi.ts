import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { endpoints } from '@rondo/contract/all';
import type { Endpoint } from '@rondo/contract/endpoint';
import { problemShape } from '@rondo/contract/problem';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { usedSchemas } from './used-schemas.ts';

const names = new Map<Endpoint, string>(
  Object.entries(endpoints).map(([name, endpoint]) => [endpoint, name]),
);

const who: Record<Endpoint['access'], string> = {
  P: 'Anyone may call.',
  U: 'For signed-in users.',
  V: 'For signed-in users with a verified email address.',
  R: 'For raters and super admins.',
  S: 'For super admins.',
  'S+': 'For super admins, with the super admin password in the header X-Super-Admin-Password.',
};

const noContent = z.null().describe('No content');
const problem = problemShape.describe('A refusal; `code` says which.');

function described(shape: z.ZodType | null, produces: string | undefined) {
  if (shape === null) return noContent;
  return produces === undefined
    ? shape
    : { description: produces, content: { [produces]: { schema: shape } } };
}

/** The schema that Fastify validates with and that the document shows; `place` 0 is the endpoint's own address. */
export function describeEndpoint(endpoint: Endpoint, place: number): FastifySchema {
  const { response, ...parts } = endpoint.schema;
  const name = names.get(endpoint) ?? `${endpoint.method} ${endpoint.url}`;
  return {
    ...parts,
    operationId: place === 0 ? name : `${name}Also${place}`,
    summary: endpoint.summary,
    description: who[endpoint.access],
    tags: [endpoint.tag],
    // Said of calls for everyone as well: tools take silence for an oversight.
    security: endpoint.access === 'P' ? [] : [{ bearer: [] }],
    response: {
      ...Object.fromEntries(
        Object.entries(response).map(([status, shape]) => [status, described(shape, endpoint.produces)]),
      ),
      default: problem,
    },
  };
}

/** The fields of the calls that take a file, by their names. */
const forms = new Map<string | undefined, string | undefined>(
  [...names].map(([{ upload }, name]) => [name, upload]),
);

type Transformed = ReturnType<typeof jsonSchemaTransform>;

/** Says of a call that takes a file what its form is; nothing validates by that. */
function withForm(transformed: Transformed, field: string | undefined): Transformed {
  if (field === undefined) return transformed;
  const file = { type: 'string', format: 'binary' };
  const body = { type: 'object', required: [field], properties: { [field]: file } };
  return {
    ...transformed,
    schema: { ...transformed.schema, consumes: ['multipart/form-data'], body },
  };
}

/** The shapes of requests come along for each that replies have, named or not. */
function withUsedSchemas<D extends { components?: object }>(document: D): D {
  const { components, ...rest } = document;
  const { schemas = {} } = (components ?? {}) as { schemas?: Readonly<Record<string, object>> };
  return { ...document, components: { ...components, schemas: usedSchemas(rest, schemas) } };
}

/** Serves the OpenAPI 3.1 document at /openapi.json and a page to read and try it at /docs. */
export async function serveOpenApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    exposeHeadRoutes: true,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Rondo',
        version,
        description: 'Levels, passes, players and everything around them.',
        license: { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' },
      },
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (input) => withForm(jsonSchemaTransform(input), forms.get(input.schema.operationId)),
    transformObject: (document) => withUsedSchemas<object>(jsonSchemaTransformObject(document)),
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    // The page styles some of its parts in place.
    transformStaticCSP: (policy) => policy.replace(/style-src[^;]*/, "style-src 'self' 'unsafe-inline'"),
    uiConfig: { tryItOutEnabled: true },
  });
  let document: string | undefined;
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    document ??= JSON.stringify(app.swagger());
    return reply.header('content-type', 'application/json; charset=utf-8').send(document);
  });
}
