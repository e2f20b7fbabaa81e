import { createHash, createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { hostCookie } from './host-cookie.ts';
import { signedTexts } from './signed-text.ts';

const life = 10 * 60_000;
const longestCookie = 2000;

/** What this server remembers of a sign-in that was begun, in the browser that began it. */
const ticketShape = z.object({
  state: z.string(),
  verifier: z.string(),
  /** The user whose account is to be linked; null: somebody signs in. */
  linkOf: z.int().nullable(),
  /** Seconds since 1970. */
  exp: z.int(),
});
export type OauthTicket = z.infer<typeof ticketShape>;

/** Writes, reads and removes the ticket: a signed cookie for ten minutes that scripts cannot read. */
export function oauthTickets({ secret, isSecure }: { readonly secret: string; readonly isSecure: boolean }) {
  const key = createHmac('sha256', secret).update('oauth ticket').digest();
  const tickets = signedTexts(key, ticketShape, longestCookie);
  const cookie = hostCookie('rondo_oauth', { isSecure });
  return {
    async set(reply: FastifyReply, ticket: Omit<OauthTicket, 'exp'>, now: Date): Promise<void> {
      const expires = new Date(now.getTime() + life);
      cookie.set(reply, await tickets.sign(ticket, now, expires), expires);
    },
    clear: cookie.clear,
    /** null: there is none, or it is forged or past its time. */
    read: (request: FastifyRequest, now: Date) => tickets.read(cookie.read(request) ?? '', now),
  };
}

export function stateHash(state: string): Buffer {
  return createHash('sha256').update(state).digest();
}
