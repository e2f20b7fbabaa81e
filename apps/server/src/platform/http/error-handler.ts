import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isConnectionFailure, isDiskFull, isStorageFull, isTimeout } from '../db/errors.ts';
import { DatabaseAway } from '../db/gate.ts';
import { SitePaused } from '../db/site-lock.ts';
import { isDocumentRequest } from './document-request.ts';
import { Problem, problemBody } from './problem.ts';

/** Fastify's own errors that a caller can cause. */
const known: Readonly<Record<string, () => Problem>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new Problem('UNSUPPORTED_MEDIA_TYPE'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Problem('BODY_TOO_LARGE'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new Problem('INVALID_JSON'),
};

/** What the caller gets for an error; `null`: an unknown one, which is a 500. */
export function problemOf(error: unknown): Problem | null {
  if (error instanceof Problem) return error;
  const code = (error as Partial<FastifyError> | null)?.code;
  if (typeof code === 'string' && Object.hasOwn(known, code)) return known[code]?.() ?? null;
  if (isConnectionFailure(error)) return new Problem('MAINTENANCE', { retryAfter: 2 });
  if (isStorageFull(error)) return new Problem('STORAGE_FULL', { retryAfter: 30 });
  if (isTimeout(error)) return new Problem('BUSY', { retryAfter: 2 });
  return null;
}

/** What Node and its streams say when the other side of a request has gone. */
const abortCodes: ReadonlySet<unknown> = new Set([
  'ABORT_ERR',
  'ECONNRESET',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_PREMATURE_CLOSE',
]);

/** Whether the caller went away, in the middle of the body or while waiting: nobody reads a reply. */
export function isAborted(error: unknown, { raw }: FastifyRequest): boolean {
  return raw.socket.destroyed && abortCodes.has((error as { code?: unknown } | null)?.code);
}

/** Answers every error in the problem shape; unknown ones are logged completely and answered as INTERNAL only. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (isAborted(error, request)) {
    sendProblem(reply, new Problem('REQUEST_TIMEOUT'));
    return;
  }
  const problem = problemOf(error) ?? internal(request);
  if (problem.status === 500)
    request.log.error({ err: error, url: request.url, method: request.method }, 'unexpected error');
  else if (problem !== error && problem.status > 500 && !isSaidAlready(error))
    request.log.warn({ err: error, url: request.url }, problem.code);
  if (isDiskFull(error)) request.server.rondo.disk.noteFull();
  if (problem.code === 'BODY_TOO_LARGE' && isReadToItsEnd(request)) reply.removeHeader('connection');
  sendProblem(reply, problem);
}

/** The watch or the pause has said it once, and the calls of a busy site would say it a thousand times. */
const isSaidAlready = (error: unknown) => error instanceof DatabaseAway || error instanceof SitePaused;

/** Of a larger body the rest is not waited for: the connection is closed. */
const LARGEST_PASSED_OVER = 8 * 1024 * 1024;

/** Whether the rest of a refused body is passed over: a client that still sends would not see why it was refused. */
const isReadToItsEnd = ({ headers }: FastifyRequest) =>
  Number(headers['content-length'] ?? Infinity) <= LARGEST_PASSED_OVER;

const internal = (request: FastifyRequest) => new Problem('INTERNAL', { details: `Request ${request.id}` });

/** Answers in the problem shape, or with a page where a browser is to show the answer (docs/rules/wire.md#documents). */
export function sendProblem(reply: FastifyReply, problem: Problem): void {
  const { request } = reply;
  const { retryAfter } = problem.extra;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  reply.code(problem.status).removeHeader('etag').header('cache-control', 'no-store');
  if (isDocumentRequest(request.headers))
    reply.header('content-type', 'text/html; charset=utf-8').send(request.server.rondo.refusalPage(problem));
  else
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .send(JSON.stringify(problemBody(problem)));
}
