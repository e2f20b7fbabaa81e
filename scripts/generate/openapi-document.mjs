import { fileURLToPath } from 'node:url';
import swagger from '@fastify/swagger';
import Fastify from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { tsImport } from 'tsx/esm/api';

/** The OpenAPI document of every endpoint of the contract. */
export async function openapiDocument() {
  const { endpoints } = await tsImport(
    fileURLToPath(new URL('../../packages/contract/src/all.ts', import.meta.url)),
    import.meta.url,
  );
  const app = Fastify({ exposeHeadRoutes: false });
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Rondo', version: '1.1.0' } },
    exposeHeadRoutes: true,
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  for (const [name, { method, url, tag, summary, schema }] of Object.entries(endpoints)) {
    const response = Object.fromEntries(Object.entries(schema.response).filter(([, shape]) => shape));
    app.route({
      method,
      url,
      schema: { ...schema, response, operationId: name, tags: [tag], summary },
      handler: () => null,
    });
  }
  await app.ready();
  return app.swagger();
}
