import { Readable } from 'node:stream';
import { bodyLimitOf, cachingOf, type Endpoint } from '@rondo/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Viewer } from './access.ts';
import { requireAccess } from './access.ts';
import { describeEndpoint } from './openapi.ts';
import { Answer, JsonRows, JsonText, MediaText } from './reply.ts';
import { checkReply } from './reply-check.ts';
import type { RequestLimit } from './limits.ts';
import { addVary } from './caching.ts';
import { Problem } from './problem.ts';
import { type KeptReply, compressedBody } from './visitor-replies.ts';

type Part<E extends Endpoint, K extends keyof E['schema']> = E['schema'][K] extends z.ZodType
  ? z.output<E['schema'][K]>
  : undefined;
type Read<E extends Endpoint, K extends string> = K extends keyof E['schema'] ? Part<E, K> : undefined;
type Bodies<R> = {
  [S in keyof R]: S extends 200 | 201 | 202 ? (R[S] extends z.ZodType ? z.output<R[S]> : never) : never;
};

/** The body that the endpoint's contract promises for 200, 201 or 202. */
type ReplyBody<E extends Endpoint> = Bodies<E['schema']['response']>[keyof E['schema']['response']];

/** A request whose parts are checked and typed by the endpoint's schemas. */
export type Call<E extends Endpoint = Endpoint> = {
  readonly params: Read<E, 'params'>;
  readonly query: Read<E, 'querystring'>;
  readonly body: Read<E, 'body'>;
  readonly headers: Read<E, 'headers'>;
  /** Never null unless the endpoint's access is P. */
  readonly viewer: E['access'] extends 'P' ? Viewer | null : Viewer;
  /** For access S: asks for the super-admin password because of what the call concerns. @throws Problem 403, 429 */
  readonly provePassword: () => Promise<void>;
  /** Address of the client. */
  readonly ip: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<HandlerResult<ReplyBody<E>>> | HandlerResult<ReplyBody<E>>;
/** A body, ready JSON text, an `answer(…)` with status or headers, or nothing where the contract has no body. */
type HandlerResult<T> = T | JsonText | Answer<T> | ([T] extends [never] ? void : never);

export type RouteOptions = {
  /** Counts requests of one client address before anything else happens. */
  readonly limit?: RequestLimit;
  /** Visitors who ask the same within a moment get the same reply; for JSON reads of access P that answer 200. */
  readonly keptForVisitors?: true;
  /** Sent as it is, with its length. */
  readonly uncompressed?: true;
  /** Its body may take as long as it keeps coming, once the caller has shown that they may call. */
  readonly longBody?: true;
};

/**
 * Registers one endpoint of the contract at all its addresses. Access is enforced before the body is read, the
 * super-admin password right after; then params, query, headers and body are validated. Kept replies are found by what
 * validation made of the request, which is bounded, and the same for the same question; the same words are validated
 * once. A call of a feature that is switched off is refused before anything about the caller is looked at
 * (docs/rules/wire.md#features).
 */
export function route<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
): void {
  routeWith(app, endpoint, {}, handler);
}

/** The same with options. */
export function routeWith<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  options: RouteOptions,
  handler: Handler<E>,
): void {
  const { access, schema } = endpoint;
  const { authenticator, limiter, checkReplies, visitorReplies, maintenance, connections, features } =
    app.rondo;
  const kept = options.keptForVisitors ? visitorReplies : null;
  const usualStatus = firstSuccess(endpoint);
  const name = `${endpoint.method} ${endpoint.url}`;

  const isOff = endpoint.feature !== undefined && !features[endpoint.feature];
  const guard = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isOff) throw new Problem('FEATURE_DISABLED');
    if (options.limit !== undefined) await limiter.hit(options.limit, request.clientIp);
    request.viewer = await authenticator.authenticate(request, reply);
    if (request.viewer === null && endpoint.byCookie)
      request.viewer = await authenticator.authenticateByCookie(request);
    const { cacheControl, vary } = cachingOf(endpoint, request.viewer !== null);
    reply.header('cache-control', cacheControl);
    addVary(reply, ...vary);
    requireAccess(access, request.viewer);
  };
  const checkPassword = async (request: FastifyRequest) => {
    if (request.viewer !== null) await authenticator.checkSuperAdminPassword(request, request.viewer);
  };
  const letBodyTakeLong = async (request: FastifyRequest, reply: FastifyReply) =>
    connections.letBodyTakeLong(request.raw, reply.raw);
  const answerKept = async (request: FastifyRequest, reply: FastifyReply) => {
    const found = request.replyKey === null ? null : kept?.find(request.replyKey);
    if (found) return sendKept(request, reply, found);
  };
  const answerKnownWords = async (request: FastifyRequest, reply: FastifyReply) => {
    if (kept === null || request.viewer !== null) return;
    request.replyKey = kept.keyOf(wordsOf(request));
    return answerKept(request, reply);
  };
  const answerSameQuestion = async (request: FastifyRequest, reply: FastifyReply) => {
    if (kept === null || request.viewer !== null || request.replyKey !== null) return;
    const { params, query, body } = request;
    request.replyKey = `${name} ${JSON.stringify([params, query, body])}`;
    kept.learn(wordsOf(request), request.replyKey);
    return answerKept(request, reply);
  };
  const ask = async (request: FastifyRequest, reply: FastifyReply) => {
    const call = {
      params: request.params,
      query: request.query,
      body: request.body,
      headers: request.headers,
      viewer: request.viewer,
      provePassword: () => checkPassword(request),
      ip: request.clientIp,
      request,
      reply,
    } as Call<E>;
    const result = await maintenance.answer(request, () => handler(call));
    return result instanceof Answer ? result : new Answer(result);
  };
  const textOf = ({ body, status = usualStatus }: Answer<unknown>): string | undefined => {
    const text = body === undefined ? undefined : body instanceof JsonText ? body.text : JSON.stringify(body);
    if (checkReplies && status < 300) checkReply(schema, name, status, text);
    return text;
  };
  const contentOf = (result: Answer<unknown>) => {
    if (!(result.body instanceof JsonRows)) return textOf(result);
    if (checkReplies) textOf(result);
    return Readable.from(result.body.pieces());
  };
  const answerCall = async (request: FastifyRequest, reply: FastifyReply) => {
    if (kept !== null && request.replyKey !== null) {
      const make = async () => textOf(await ask(request, reply)) ?? '';
      return sendKept(request, reply, await kept.make(request.replyKey, make));
    }
    const result = await ask(request, reply);
    const { body, status = usualStatus, headers } = result;
    const [content, type] =
      body instanceof MediaText ? [body.text, body.contentType] : [contentOf(result), json];
    reply.code(status).headers(headers);
    return content === undefined ? reply.send() : reply.header('content-type', type).send(content);
  };

  for (const [index, url] of [endpoint.url, ...(endpoint.alsoAt ?? [])].entries()) {
    app.route({
      method: endpoint.method,
      url,
      schema: describeEndpoint(endpoint, index),
      config: { endpoint },
      bodyLimit: bodyLimitOf(endpoint),
      onRequest: guard,
      ...(access === 'S+' ? { preValidation: checkPassword } : {}),
      ...(options.uncompressed ? { compress: false } : {}),
      ...(options.longBody ? { preHandler: letBodyTakeLong } : {}),
      ...(kept === null ? {} : { preValidation: answerKnownWords, preHandler: answerSameQuestion }),
      handler: answerCall,
    });
  }
}

const json = 'application/json; charset=utf-8';

const wordsOf = ({ method, url, bodyText }: FastifyRequest) => `${method} ${url} ${bodyText}`;

async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: KeptReply,
): Promise<FastifyReply> {
  const { body, encoding } = await compressedBody(kept, request.headers['accept-encoding']);
  addVary(reply, 'accept-encoding');
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply.code(200).header('content-type', json).send(body);
}

function firstSuccess({ schema }: Endpoint): number {
  const statuses = Object.keys(schema.response).map(Number);
  return Math.min(...statuses.filter((status) => status >= 200 && status < 300));
}
