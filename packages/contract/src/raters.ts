import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { discordId, discordUser } from './players.ts';
import { message, playerRef, userRef } from './shapes.ts';
import { absent, lenientInt, upTo } from './tolerant.ts';

/** A rater or super admin as the about page names them; `discordId` is for super admins. */
export const rater = z
  .object({
    ...userRef.shape,
    discordUsername: z.string().nullable(),
    discordId: z.string().nullable().optional(),
    player: z.object({ pfp: z.string().nullable() }),
  })
  .meta({ id: 'Rater' });
export type Rater = z.infer<typeof rater>;

/** A user as super admins manage roles; the Discord account is the one linked, else the one known of the player. */
export const managedUser = z
  .object({
    ...userRef.shape,
    discordId: z.string().nullable(),
    discordUsername: z.string().nullable(),
    isRatingBanned: z.boolean(),
    player: playerRef.nullable(),
  })
  .meta({ id: 'ManagedUser' });
export type ManagedUser = z.infer<typeof managedUser>;

/** Whose role: by `userId`, else by `discordId`. */
const roleChange = z.object({
  discordId: absent(z.string().max(100)),
  userId: absent(lenientInt(z.int().min(1))),
  /** rater or superadmin */
  role: z.preprocess((value) => value ?? '', z.string().max(100)),
  /** For superadmin, and for any change to a super admin (docs/rules/auth.md#super-admin-password). */
  superAdminPassword: absent(z.string().max(1000)),
});
const roleChanged = message.extend({ user: managedUser });

const call = endpointsOf('raters');

export const raterEndpoints = {
  managedUsers: call.get('/v2/admin/users', 'S', {
    summary: 'Raters and super admins; with a search at most 20 users of any role whose names contain it.',
    querystring: z.object({ search: absent(upTo(255)) }),
    reply: z.array(managedUser),
  }),
  grantRole: call.post('/v2/admin/users/grant-role', 'S', {
    summary: 'Makes a user a rater or a super admin.',
    body: roleChange,
    reply: roleChanged,
  }),
  revokeRole: call.post('/v2/admin/users/revoke-role', 'S', {
    summary: 'Revokes a role of a user.',
    body: roleChange,
    reply: roleChanged,
  }),
  raters: call.get('/v2/admin/users/raters', 'P', {
    summary: 'Raters and super admins, super admins first, then by name.',
    reply: z.array(rater),
  }),
  userByDiscord: call.get('/v2/admin/users/discord/:discordId', 'S', {
    summary: 'The user of a chat account (17 to 20 digits) or of an id (fewer).',
    params: z.object({ discordId: z.string().regex(/^\d{1,20}$/) }),
    reply: z.object({
      ...userRef.pick({ id: true, username: true, avatarUrl: true }).shape,
      discordId: z.string().nullable(),
    }),
  }),
  discordAccount: call.get('/v2/discord/users/:discordId', 'S', {
    summary: 'The Discord account of an id, whether somebody here has it or not.',
    params: z.object({ discordId }),
    reply: discordUser,
  }),
};
