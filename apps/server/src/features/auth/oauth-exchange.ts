import type { FastifyReply, FastifyRequest } from 'fastify';
import { generateCodeVerifier, generateState } from 'arctic';
import type { Viewer } from '../../platform/http/access.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { DiscordProfile } from '../chat-accounts/index.ts';
import { stateHash } from './oauth-ticket.ts';
import { spendOauthState } from './spent.repository.ts';
import type { AuthServices } from './services.ts';

/** What came back from the service: in the body or in the address. */
export type OauthAnswer = { readonly code?: string | undefined; readonly state?: string | undefined };

/** Who comes back with it. */
export type OauthCaller = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly viewer: Viewer | null;
};

/** @throws Problem OAUTH_NOT_CONFIGURED */
function requireDiscord({ discord }: AuthServices) {
  if (discord === null) throw new Problem('OAUTH_NOT_CONFIGURED');
  return discord;
}

/**
 * Begins to sign in, or to link the account of a user. @returns where to send the visitor
 * @throws Problem OAUTH_NOT_CONFIGURED
 */
export async function beginOauth(
  services: AuthServices,
  reply: FastifyReply,
  linkOf: number | null,
): Promise<string> {
  const discord = requireDiscord(services);
  const ticket = { state: generateState(), verifier: generateCodeVerifier(), linkOf };
  await services.tickets.set(reply, ticket, services.clock.now());
  return discord.addressFor(ticket.state, ticket.verifier);
}

/**
 * Takes the code of a sign-in that this browser began, once, and reads whose it is. A ticket to link is good only with
 * the session of the user who began.
 * @throws Problem OAUTH_NOT_CONFIGURED, OAUTH_CODE_MISSING, OAUTH_STATE, OAUTH_CODE_INVALID, OAUTH_UNAVAILABLE
 */
export async function endOauth(
  services: AuthServices,
  { code, state }: OauthAnswer,
  { request, reply, viewer }: OauthCaller,
): Promise<{ readonly profile: DiscordProfile; readonly linkOf: number | null }> {
  const discord = requireDiscord(services);
  if (code === undefined) throw new Problem('OAUTH_CODE_MISSING');
  const ticket = await services.tickets.read(request, services.clock.now());
  if (ticket === null || (state !== undefined && state !== ticket.state)) throw new Problem('OAUTH_STATE');
  if (ticket.linkOf !== null && ticket.linkOf !== viewer?.id) throw new Problem('OAUTH_STATE');
  services.tickets.clear(reply);
  const isFirst = await spendOauthState(services.db, stateHash(ticket.state), new Date(ticket.exp * 1000));
  if (!isFirst) throw new Problem('OAUTH_STATE');
  return { profile: await discord.profileOf(code, ticket.verifier), linkOf: ticket.linkOf };
}
