import { createHash, createHmac, webcrypto } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

const name = 'rondo_oauth';
const life = 10 * 60_000;
const longestCookie = 2000;

const shape = z.object({
  state: z.string(),
  verifier: z.string(),
  /** The user whose account is to be linked; null: somebody signs in. */
  linkOf: z.int().nullable(),
  exp: z.int(),
});

/** What this server remembers of a sign-in that was begun, in the browser that began it. */
export type OauthTicket = Omit<z.infer<typeof shape>, 'exp'>;
export type LiveOauthTicket = OauthTicket & { readonly endsAt: Date };

/** Writes, reads and removes the ticket: a signed cookie for ten minutes that scripts cannot read. */
export function oauthTickets({ secret, isSecure }: { readonly secret: string; readonly isSecure: boolean }) {
  const bytes = createHmac('sha256', secret).update('oauth ticket').digest();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = webcrypto.subtle.importKey('raw', new Uint8Array(bytes), algorithm, false, ['sign', 'verify']);
  const scope: CookieSerializeOptions = {
    path: '/v2/auth',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
  };
  return {
    async set(reply: FastifyReply, ticket: OauthTicket, now: Date): Promise<void> {
      const expires = new Date(now.getTime() + life);
      const value = await new SignJWT(ticket)
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setExpirationTime(expires)
        .sign(await key);
      reply.setCookie(name, value, { ...scope, expires });
    },
    clear(reply: FastifyReply): void {
      reply.clearCookie(name, scope);
    },
    /** null: there is none, or it is forged or past its time. */
    async read(request: FastifyRequest, now: Date): Promise<LiveOauthTicket | null> {
      const value = request.cookies[name] ?? '';
      if (value === '' || value.length > longestCookie) return null;
      try {
        const { payload } = await jwtVerify(value, await key, { algorithms: ['HS256'], currentDate: now });
        const { exp, ...ticket } = shape.parse(payload);
        return { ...ticket, endsAt: new Date(exp * 1000) };
      } catch {
        return null;
      }
    },
  };
}

export function stateHash(state: string): Buffer {
  return createHash('sha256').update(state).digest();
}
