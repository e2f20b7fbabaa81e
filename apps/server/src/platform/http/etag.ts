import type { FastifyRequest } from 'fastify';
import { type Answer, answer, type JsonText, type MediaText } from './reply.ts';

/**
 * The body under its ETag, or 304 without one when the caller has it already.
 * @param moreHeaders may say for how long it is kept; else it is what the endpoint's access gives
 */
export function etagged<T>(
  request: FastifyRequest,
  tag: string,
  body: T | JsonText | MediaText,
  moreHeaders: Answer['headers'] = {},
): Answer<T> {
  const etag = `"${tag}"`;
  const headers = { etag, ...moreHeaders };
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
