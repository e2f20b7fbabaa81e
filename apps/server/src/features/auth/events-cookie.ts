import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const name = 'rondo_events';

/** The session in a form for calls that a page makes without headers: the live events and media. */
export type EventsCookie = { readonly value: string; readonly ends: Date };

/** Writes, removes and reads the events cookie; `isSecure` sends it over https only. */
export function eventsCookies({ isSecure }: { readonly isSecure: boolean }) {
  const scope: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure };
  return {
    set(reply: FastifyReply, { value, ends }: EventsCookie): void {
      reply.setCookie(name, value, { ...scope, expires: ends });
    },
    clear(reply: FastifyReply): void {
      reply.clearCookie(name, scope);
    },
    /** '' when there is none. */
    read: (request: FastifyRequest): string => request.cookies[name] ?? '',
  };
}
