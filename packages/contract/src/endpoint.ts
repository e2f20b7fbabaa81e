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
  /**
   * `shared`: the same reply whoever asks. `none`: good for one caller once. `own`: the caller may keep it and ask whether
   * it still holds. Else what `cachingOf` makes of the access.
   */
  cache?: 'shared' | 'none' | 'own';
  /** What a wrong super-admin password is answered with, where the usual words do not fit. */
  passwordError?: string;
  /** Most bytes of its body, where what its access gives does not fit. */
  bodyLimit?: number;
  tag: string;
  summary: string;
  schema: EndpointSchema;
  /** Its body is a form with one file, in the field of this name. */
  upload?: string;
  /** The feature of GET /v2/config that it belongs to: while that is off, the call answers FEATURE_DISABLED to everyone. */
  feature?: 'jokes';
  /** Content type of a reply that is not JSON; the shape of 200 is then that of one part of it. */
  produces?: string;
}

/** Most bytes of a body that visitors may send. */
export const VISITORS_BODY_LIMIT = 64 * 1024;

/** Most bytes of the endpoint's body (docs/rules/wire.md#bodies). */
export function bodyLimitOf({ access, bodyLimit }: Pick<Endpoint, 'access' | 'bodyLimit'>): number {
  return bodyLimit ?? (access === 'P' ? VISITORS_BODY_LIMIT : 1024 * 1024);
}

/** What the headers of a reply say about keeping it (docs/rules/wire.md#caches). */
export function cachingOf(
  { method, access, byCookie, cache }: Pick<Endpoint, 'method' | 'access' | 'byCookie' | 'cache'>,
  isSignedIn: boolean,
): {
  readonly cacheControl: 'no-store' | 'no-cache' | 'private, no-cache';
  readonly vary: readonly string[];
} {
  const isPublicRead = (method === 'GET' || method === 'HEAD') && access === 'P';
  if (isPublicRead && cache === 'shared') return { cacheControl: 'no-cache', vary: [] };
  if (cache === 'own' && isSignedIn) return { cacheControl: 'private, no-cache', vary: ['authorization'] };
  const isPrivate = !isPublicRead || cache === 'none' || isSignedIn;
  return {
    cacheControl: isPrivate ? 'no-store' : 'no-cache',
    vary: ['authorization', ...(byCookie ? ['cookie'] : [])],
  };
}

type About = Omit<Endpoint, 'method' | 'url' | 'access' | 'tag' | 'schema'>;
type Asked = Omit<EndpointSchema, 'response'>;
/** One reply, of status 200 unless another is said; `schema` is for calls with several. */
type Answered = { reply: z.ZodType | null; status?: 201 | 204 } & Asked;
type More = About & (Answered | { schema: EndpointSchema });

type SchemaOf<M> = M extends { schema: infer S }
  ? S
  : M extends { reply: infer R }
    ? Pick<M, keyof M & keyof Asked> & {
        response: { [N in M extends { status: infer N extends number } ? N : 200]: R };
      }
    : never;

/** What is asked and answered stands under `schema` alone. */
function withSchema(more: More): About & { schema: EndpointSchema } {
  if ('schema' in more) return more;
  const { params, querystring, headers, body, reply, status = 200, ...about } = more;
  const asked = Object.entries({ params, querystring, headers, body }).filter(([, shape]) => shape);
  return { ...about, schema: { ...Object.fromEntries(asked), response: { [status]: reply } } };
}

/** The endpoints of a slice. Their exact types say to handlers what params, query, body and reply are. */
export function endpointsOf<const T extends string>(tag: T) {
  const by =
    (method: Method) =>
    <const A extends Access, const M extends More>(url: string, access: A, more: M) => {
      const { schema, ...about } = withSchema(more);
      return {
        ...(about as Omit<M, keyof Answered | 'schema'>),
        method,
        url,
        access,
        tag,
        schema: schema as SchemaOf<M>,
      };
    };
  return {
    head: by('HEAD'),
    get: by('GET'),
    post: by('POST'),
    put: by('PUT'),
    patch: by('PATCH'),
    delete: by('DELETE'),
  };
}
