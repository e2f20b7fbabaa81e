import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookie } from './host-cookie.ts';

const plainName = 'rondo_events';

/** The session in a form for calls that a page makes without headers: the live events and media. */
export type EventsCookie = { readonly value: string; readonly ends: Date };

/** Gives sessions to the browser and ends them; `isSecure` sends the cookie over https only. */
export function eventsCookies({ isSecure }: { readonly isSecure: boolean }) {
  const current = hostCookie(plainName, { isSecure });
  // Sessions that began in release 1.1 have it over https too; it is read until release 1.2 (docs/rules/auth.md#sessions).
  const unprefixed = hostCookie(plainName, { isSecure: false });
  const hasOldName = (request: FastifyRequest) => isSecure && unprefixed.read(request) !== null;
  return {
    name: current.name,
    /** Gives a new session to the browser. @returns what the reply's body says about it */
    keep<S extends { readonly cookie: EventsCookie }>(reply: FastifyReply, { cookie, ...signedIn }: S) {
      current.set(reply, cookie.value, cookie.ends);
      if (hasOldName(reply.request)) unprefixed.clear(reply);
      dropToken(reply);
      return signedIn;
    },
    /** Gives the cookie of the session that the call came with to a browser that lost it. */
    giveAgain(reply: FastifyReply, { value, ends }: EventsCookie): void {
      current.set(reply, value, ends);
      if (hasOldName(reply.request)) unprefixed.clear(reply);
    },
    clear(reply: FastifyReply): void {
      current.clear(reply);
      if (hasOldName(reply.request)) unprefixed.clear(reply);
      dropToken(reply);
    },
    /** '' when there is none. */
    read: (request: FastifyRequest): string => current.read(request) ?? unprefixed.read(request) ?? '',
    hasOldName,
  };
}

/** The session that the call came with is over or replaced, so its token is not renewed. */
function dropToken(reply: FastifyReply): void {
  reply.removeHeader('x-new-token').removeHeader('x-permission-changed');
}
