import type { FastifyRequest } from 'fastify';
import { type Answer, answer, type JsonText, type MediaText } from './reply.ts';

/** The body under its ETag, or 304 without one when the caller has it already. */
export function etagged<T>(
  request: FastifyRequest,
  tag: string,
  body: T | JsonText | MediaText,
  cacheControl: string,
  otherHeaders: Answer['headers'] = {},
): Answer<T> {
  const etag = `"${tag}"`;
  const headers = { etag, 'cache-control': cacheControl, ...otherHeaders };
  return holds(request.headers['if-none-match'], etag)
    ? answer<T>(undefined, { status: 304, headers })
    : answer<T>(body, { headers });
}

/** If-None-Match: `*` or a list; compared weakly, since a compressing proxy makes tags weak. */
function holds(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false;
  return condition.split(',').some((part) => {
    const tag = part.trim().replace(/^W\//, '');
    return tag === '*' || tag === etag;
  });
}
