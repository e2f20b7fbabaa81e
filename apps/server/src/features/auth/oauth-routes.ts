import { authEndpoints as endpoints } from '@rondo/contract/auth';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { clientOf } from './client.ts';
import { linkDiscord, unlinkProvider } from './discord-link.ts';
import { signInWithDiscord } from './discord-sign-in.ts';
import { beginOauth, endOauth, type OauthAnswer, type OauthCaller } from './oauth-exchange.ts';
import type { AuthServices } from './services.ts';

export function registerOauthRoutes(app: FastifyInstance, services: AuthServices): void {
  /** Signs in, or links: whatever was begun. A link leaves the caller's token as it is. */
  const finish = async (answer: OauthAnswer, caller: OauthCaller) => {
    const { request, reply } = caller;
    const { profile, linkOf } = await endOauth(services, answer, caller);
    if (linkOf === null) {
      const { isNew, ...signedIn } = await signInWithDiscord(services, profile, clientOf(request));
      return { ...services.cookies.keep(reply, signedIn), isNew, linked: false };
    }
    const user = await linkDiscord(services, linkOf, profile);
    const token = (request.headers.authorization ?? '').replace(/^Bearer +/i, '');
    return { token, user, isNew: false, linked: true };
  };

  route(app, endpoints.beginDiscordLogin, async ({ reply }) => ({
    url: await beginOauth(services, reply, null),
  }));
  route(app, endpoints.beginDiscordLink, async ({ viewer, reply }) => ({
    url: await beginOauth(services, reply, viewer.id),
  }));
  route(app, endpoints.finishDiscord, ({ body, ...caller }) => finish(body, caller));
  route(app, endpoints.finishDiscordByAddress, ({ query, ...caller }) => finish(query, caller));
  route(app, endpoints.linkDiscord, async ({ body, ...caller }) => {
    const { profile, linkOf } = await endOauth(services, body, caller);
    if (linkOf === null) throw new Problem('OAUTH_STATE');
    return { success: true as const, user: await linkDiscord(services, linkOf, profile) };
  });
  route(app, endpoints.unlinkProvider, async ({ params, viewer }) => {
    await unlinkProvider(services, viewer.id, params.provider);
    return { success: true as const };
  });
}
