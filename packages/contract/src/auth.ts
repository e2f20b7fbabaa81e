import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { languages } from './languages.ts';
import { message, time } from './shapes.ts';
import { lineOrEmpty } from './texts.ts';
import { absent } from './tolerant.ts';

const userFields = {
  id: z.int(),
  username: z.string(),
  nickname: z.string(),
  email: z.string(),
  avatarUrl: z.string().nullable(),
  pfp: z.string().nullable(),
  isRater: z.boolean(),
  isSuperAdmin: z.boolean(),
  isRatingBanned: z.boolean(),
  /** A rater who sees the others' votes on a rating only after voting. */
  isBlindFirst: z.boolean(),
  isEmailVerified: z.boolean(),
  playerId: z.int().nullable(),
  password: z.literal(true).nullable(),
  providers: z.array(
    z.object({
      name: z.literal('discord'),
      profile: z.object({ id: z.string(), username: z.string(), avatarUrl: z.string().nullable() }),
    }),
  ),
};

/** The signed-in user's own view of the account; `password` is true when there is one. */
export const user = z.object(userFields).meta({ id: 'User' });
export type User = z.infer<typeof user>;

const profile = z.object({ ...userFields, user });

export const signedIn = z.object({ token: z.string(), user });

/** Shape only: what a name or password may be is said by its own code, so texts come in as they are. */
const text = z.preprocess((value) => value ?? '', z.string().max(2000));

/** What the ALTCHA widget solves; its answer is `captchaToken`. */
export const captchaChallenge = z
  .object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  })
  .meta({ id: 'CaptchaChallenge' });
export type CaptchaChallenge = z.infer<typeof captchaChallenge>;

const begun = z.object({ url: z.string() });

/** A missing code has its own error, so it comes in as it is. */
const answer = z.object({
  code: absent(z.string().max(2000)),
  state: absent(z.string().max(2000)),
});

/** `linked`: the caller's account was linked and `token` is the one that came; else the caller is signed in. */
const finished = signedIn.extend({ isNew: z.boolean(), linked: z.boolean() });

const call = endpointsOf('auth');

export const authEndpoints = {
  register: call.post('/v2/auth/register', 'P', {
    summary: 'Creates an account with its player and signs in.',
    body: z.object({ username: text, email: text, password: text, captchaToken: absent(z.string()) }),
    status: 201,
    reply: signedIn.extend({ message: z.string(), usernameModified: z.boolean() }),
  }),
  login: call.post('/v2/auth/login', 'P', {
    summary: 'Signs in with email or username and password.',
    body: z.object({ emailOrUsername: text, password: text, captchaToken: absent(z.string()) }),
    reply: signedIn,
  }),
  captcha: call.get('/v2/auth/captcha', 'P', {
    cache: 'none',
    summary: 'A captcha to solve; it can be used once within five minutes.',
    reply: z.union([captchaChallenge, z.object({ provider: z.literal('none') })]),
  }),
  logout: call.post('/v2/auth/logout', 'U', {
    summary: 'Ends this session.',
    status: 204,
    reply: null,
  }),
  sessions: call.get('/v2/auth/sessions', 'U', {
    summary: 'The sessions of the caller that are still alive.',
    reply: z.array(
      z.object({
        id: z.string(),
        createdAt: time,
        lastSeenAt: time,
        userAgent: z.string(),
        current: z.boolean(),
      }),
    ),
  }),
  revokeSession: call.delete('/v2/auth/sessions/:id', 'U', {
    summary: 'Ends one of the caller’s sessions.',
    params: z.object({ id: z.string() }),
    status: 204,
    reply: null,
  }),
  profile: call.get('/v2/auth/profile/me', 'U', {
    summary: 'The caller’s account.',
    reply: profile,
  }),
  editProfile: call.put('/v2/auth/profile/me', 'U', {
    summary: 'Changes the nickname.',
    body: z.object({ nickname: lineOrEmpty(2000) }),
    reply: profile,
  }),
  editRatingProfile: call.put('/v2/auth/profile/rating', 'R', {
    summary: 'Sets whether the caller rates before seeing the ratings of others.',
    body: z.object({ isBlindFirst: z.boolean() }),
    reply: profile,
  }),
  chooseLanguage: call.put('/v2/auth/profile/language', 'U', {
    summary: 'Sets the language of emails to the caller.',
    body: z.object({ language: z.enum(languages) }),
    status: 204,
    reply: null,
  }),
  changePassword: call.put('/v2/auth/profile/password', 'U', {
    summary: 'Adds or changes the password; all other sessions end.',
    body: z.object({ currentPassword: absent(z.string().max(2000)), newPassword: text }),
    reply: message,
  }),
  verifySuperAdminPassword: call.head('/v2/admin/verify-password', 'S+', {
    summary: 'Checks the super admin password.',
    reply: null,
  }),
  verifyEmail: call.post('/v2/auth/verify/email', 'P', {
    summary: 'Verifies an email address with the token of a mailed link; fine when it is already verified.',
    body: z.object({ token: text }),
    reply: message,
  }),
  resendVerification: call.post('/v2/auth/verify/resend', 'U', {
    summary: 'Mails a new link that verifies the caller’s address.',
    reply: message,
  }),
  forgotPassword: call.post('/v2/auth/password/forgot', 'P', {
    summary:
      'Mails a link for a new password, if an account has this address; the answer does not reveal it.',
    body: z.object({ email: text }),
    reply: message,
  }),
  resetPassword: call.post('/v2/auth/password/reset', 'P', {
    summary: 'Sets a new password by the token of a mailed link; all sessions end.',
    body: z.object({ token: text, newPassword: text }),
    reply: message,
  }),
  beginDiscordLogin: call.get('/v2/auth/login/discord', 'P', {
    cache: 'none',
    alsoAt: ['/v2/auth/oauth/login/discord'],
    summary: 'The address for signing in with Discord.',
    reply: begun,
  }),
  beginDiscordLink: call.get('/v2/auth/oauth/link/discord', 'U', {
    summary: 'The address for linking the caller’s account with Discord.',
    reply: begun,
  }),
  linkDiscord: call.post('/v2/auth/oauth/link/discord', 'U', {
    summary: 'Links the Discord account that the code stands for.',
    body: answer,
    reply: z.object({ success: z.literal(true), user }),
  }),
  finishDiscord: call.post('/v2/auth/oauth/callback/discord', 'P', {
    summary: 'Finishes signing in or linking, with the code that Discord gave.',
    body: answer,
    reply: finished,
  }),
  finishDiscordByAddress: call.get('/v2/auth/oauth/callback/discord', 'P', {
    cache: 'none',
    summary: 'The same with the code in the address.',
    querystring: answer,
    reply: finished,
  }),
  unlinkProvider: call.post('/v2/auth/oauth/unlink/:provider', 'U', {
    summary: 'Unlinks an account of another service; the only way to sign in stays.',
    params: z.object({ provider: z.string() }),
    reply: z.object({ success: z.literal(true) }),
  }),
};
