import { endpoints } from '@rondo/contract/all';
import { addressOf } from '@rondo/domain/calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FirstCall } from './page.ts';

export type VisitorReply = {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: number | undefined;
};

/**
 * Makes a call of the API inside this process, without anything that says who asks: what it answers may stand in a page
 * for everyone. It counts as a call of the same client, so that pages are no way around its limits.
 */
export async function askAsVisitor(
  app: FastifyInstance,
  request: FastifyRequest,
  { name, given }: FirstCall,
): Promise<VisitorReply> {
  const { method, url } = endpoints[name];
  const forwarded = request.headers['x-forwarded-for'];
  const reply = await app.inject({
    method,
    url: addressOf(url, given),
    remoteAddress: request.socket.remoteAddress,
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    ...(given?.body === undefined ? {} : { payload: given.body as object }),
  });
  if (request.statementCount !== null)
    request.statementCount.statements += Number(reply.headers['x-sql-statements'] ?? 0);
  const retryAfter = Number(reply.headers['retry-after'] ?? Number.NaN);
  return {
    status: reply.statusCode,
    text: reply.body,
    retryAfter: Number.isNaN(retryAfter) ? undefined : retryAfter,
  };
}
