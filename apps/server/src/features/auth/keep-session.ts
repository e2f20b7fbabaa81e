import type { FastifyReply } from 'fastify';
import type { AuthServices } from './services.ts';
import type { SignedIn } from './start-session.ts';

type Cookies = Pick<AuthServices, 'cookies'>;

/** Gives a new session to the browser. @returns what the reply's body says about it */
export function keepSession({ cookies }: Cookies, reply: FastifyReply, { cookie, ...signedIn }: SignedIn) {
  cookies.set(reply, cookie);
  dropToken(reply);
  return signedIn;
}

/** Takes the session away from the browser. */
export function forgetSession({ cookies }: Cookies, reply: FastifyReply): void {
  cookies.clear(reply);
  dropToken(reply);
}

/** The session that the call came with is over or replaced, so its token is not renewed. */
function dropToken(reply: FastifyReply): void {
  reply.removeHeader('x-new-token').removeHeader('x-permission-changed');
}
