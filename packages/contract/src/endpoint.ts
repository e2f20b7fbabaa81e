import type { Access } from '@rondo/domain/auth';
import type { z } from 'zod';

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface EndpointSchema {
  params?: z.ZodType;
  querystring?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  /** By status. A status without a body has null. */
  response: Readonly<Record<number, z.ZodType | null>>;
}

/** One call of the wire as a value: the server registers it, OpenAPI and the typed client come from it. */
export interface Endpoint {
  method: Method;
  /** Fastify's form: /v2/things/:id */
  url: string;
  /** Other paths that answer the same. */
  alsoAt?: readonly string[];
  access: Access;
  /** The events cookie is as good as a bearer token here. */
  byCookie?: true;
  /** Most bytes of its body, where what its access gives does not fit. */
  bodyLimit?: number;
  tag: string;
  summary: string;
  schema: EndpointSchema;
  /** Content type of a reply that is not JSON; the shape of 200 is then that of one part of it. */
  produces?: string;
}

/** Most bytes of a body that visitors may send. */
export const VISITORS_BODY_LIMIT = 64 * 1024;

/** Most bytes of the endpoint's body (docs/rules/wire.md#bodies). */
export function bodyLimitOf({ access, bodyLimit }: Pick<Endpoint, 'access' | 'bodyLimit'>): number {
  return bodyLimit ?? (access === 'P' ? VISITORS_BODY_LIMIT : 1024 * 1024);
}

type More = Omit<Endpoint, 'method' | 'url' | 'access' | 'tag'>;

/** The endpoints of a slice. Their exact types say to handlers what params, query, body and reply are. */
export function endpointsOf(tag: string) {
  const by =
    (method: Method) =>
    <const A extends Access, const E extends More>(url: string, access: A, more: E) => ({
      method,
      url,
      access,
      tag,
      ...more,
    });
  return {
    head: by('HEAD'),
    get: by('GET'),
    post: by('POST'),
    put: by('PUT'),
    patch: by('PATCH'),
    delete: by('DELETE'),
  };
}
