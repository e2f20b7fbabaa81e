import type { FastifyRequest } from 'fastify';

/** Where a call of a visitor comes from. */
export type Client = { readonly ip: string; readonly userAgent: string };

export function clientOf(request: FastifyRequest): Client {
  return { ip: request.clientIp, userAgent: request.headers['user-agent'] ?? '' };
}
