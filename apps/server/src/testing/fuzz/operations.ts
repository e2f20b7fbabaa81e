import { levelForm, passForm } from '@rondo/contract/submissions/forms';
import { z } from 'zod';
import type { Operation } from './odd-request.ts';
import type { Schema, Schemas } from './plausible.ts';

type DocumentOperation = {
  readonly parameters?: Operation['parameters'];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
};

/** The part of an OpenAPI document that requests are made from. */
export type ApiDocument = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>;
  readonly components: { readonly schemas: Schemas };
};

/** Every operation of the document, in its order. */
export function operationsOf(document: ApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema;
      const bodies = path.endsWith('/form-submit') ? forms : schema === undefined ? [] : [{ schema }];
      return {
        method: method.toUpperCase(),
        path,
        parameters,
        bodies: bodies.map((body) => body.schema),
        headersOfBody: bodies.map((body) => ('headers' in body ? body.headers : {})),
      };
    }),
  );
}

const schemaOf = (shape: z.ZodType) =>
  z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema;

/** One address takes two forms; the document leaves the choice open. */
const forms = [
  { schema: schemaOf(levelForm), headers: { 'x-form-type': 'level' } },
  { schema: schemaOf(passForm), headers: { 'x-form-type': 'pass' } },
];
