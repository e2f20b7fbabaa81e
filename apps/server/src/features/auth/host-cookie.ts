import { ownValue } from '@rondo/domain/text';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * A cookie that scripts cannot read. Over https (`isSecure`) its name begins with __Host-: browsers take such a name
 * from this host alone, so that no other host of the domain can set it.
 */
export function hostCookie(plainName: string, { isSecure }: { readonly isSecure: boolean }) {
  const name = isSecure ? `__Host-${plainName}` : plainName;
  const scope: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure };
  return {
    name,
    set(reply: FastifyReply, value: string, ends: Date): void {
      reply.setCookie(name, value, { ...scope, expires: ends });
    },
    clear(reply: FastifyReply): void {
      reply.clearCookie(name, scope);
    },
    /** `null`: there is none. */
    read: (request: FastifyRequest): string | null => ownValue(request.cookies, name) ?? null,
  };
}
