import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const name = 'rondo_events';

/** The session in a form for calls that a page makes without headers: the live events and media. */
export type EventsCookie = { readonly value: string; readonly ends: Date };

/** Gives sessions to the browser and ends them; `isSecure` sends the cookie over https only. */
export function eventsCookies({ isSecure }: { readonly isSecure: boolean }) {
  const scope: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure };
  return {
    /** Gives a new session to the browser. @returns what the reply's body says about it */
    keep<S extends { readonly cookie: EventsCookie }>(reply: FastifyReply, { cookie, ...signedIn }: S) {
      reply.setCookie(name, cookie.value, { ...scope, expires: cookie.ends });
      dropToken(reply);
      return signedIn;
    },
    /** Gives the cookie of the session that the call came with to a browser that lost it. */
    giveAgain(reply: FastifyReply, { value, ends }: EventsCookie): void {
      reply.setCookie(name, value, { ...scope, expires: ends });
    },
    clear(reply: FastifyReply): void {
      reply.clearCookie(name, scope);
      dropToken(reply);
    },
    /** '' when there is none. */
    read: (request: FastifyRequest): string => request.cookies[name] ?? '',
  };
}

/** The session that the call came with is over or replaced, so its token is not renewed. */
function dropToken(reply: FastifyReply): void {
  reply.removeHeader('x-new-token').removeHeader('x-permission-changed');
}
