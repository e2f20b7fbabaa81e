import { z } from 'zod';
import { signedIn, user } from './auth.ts';
import { endpointsOf } from './endpoint.ts';
import { absent } from './tolerant.ts';

const call = endpointsOf('auth');
const begun = z.object({ url: z.string() });

/** A missing code has its own error, so it comes in as it is. */
const answer = z.object({
  code: absent(z.string().max(2000)),
  state: absent(z.string().max(2000)),
});

/** `linked`: the caller's account was linked and `token` is the one that came; else the caller is signed in. */
const finished = signedIn.extend({ isNew: z.boolean(), linked: z.boolean() });

/** Signing in with Discord and linking it. */
export const oauthEndpoints = {
  beginDiscordLogin: call.get('/v2/auth/login/discord', 'P', {
    cache: 'none',
    alsoAt: ['/v2/auth/oauth/login/discord'],
    summary: 'The address for signing in with Discord.',
    schema: { response: { 200: begun } },
  }),
  beginDiscordLink: call.get('/v2/auth/oauth/link/discord', 'U', {
    summary: 'The address for linking the caller’s account with Discord.',
    schema: { response: { 200: begun } },
  }),
  linkDiscord: call.post('/v2/auth/oauth/link/discord', 'U', {
    summary: 'Links the Discord account that the code stands for.',
    schema: {
      body: answer,
      response: { 200: z.object({ success: z.literal(true), user }) },
    },
  }),
  finishDiscord: call.post('/v2/auth/oauth/callback/discord', 'P', {
    summary: 'Finishes signing in or linking, with the code that Discord gave.',
    schema: { body: answer, response: { 200: finished } },
  }),
  finishDiscordByAddress: call.get('/v2/auth/oauth/callback/discord', 'P', {
    cache: 'none',
    summary: 'The same with the code in the address.',
    schema: { querystring: answer, response: { 200: finished } },
  }),
  unlinkProvider: call.post('/v2/auth/oauth/unlink/:provider', 'U', {
    summary: 'Unlinks an account of another service; the only way to sign in stays.',
    schema: {
      params: z.object({ provider: z.string() }),
      response: { 200: z.object({ success: z.literal(true) }) },
    },
  }),
};
