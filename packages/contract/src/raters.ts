import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** A rater or super admin as the about page names them; `discordId` is for super admins. */
export const rater = z
  .object({
    id: z.int(),
    username: z.string(),
    nickname: z.string(),
    discordUsername: z.string().nullable(),
    discordId: z.string().nullable().optional(),
    avatarUrl: z.string().nullable(),
    isRater: z.boolean(),
    isSuperAdmin: z.boolean(),
    player: z.object({ pfp: z.string().nullable() }),
  })
  .meta({ id: 'Rater' });
export type Rater = z.infer<typeof rater>;

export const raterEndpoints = {
  raters: endpoint({
    method: 'GET',
    url: '/v2/admin/users/raters',
    access: 'P',
    tag: 'raters',
    summary: 'Raters and super admins, super admins first, then by name.',
    schema: { response: { 200: z.array(rater) } },
  }),
  userByDiscord: endpoint({
    method: 'GET',
    url: '/v2/admin/users/discord/:discordId',
    access: 'S',
    tag: 'raters',
    summary: 'The user of a chat account (17 to 20 digits) or of an id (fewer).',
    schema: {
      params: z.object({ discordId: z.string().regex(/^\d{1,20}$/) }),
      response: {
        200: z.object({
          id: z.int(),
          username: z.string(),
          avatarUrl: z.string().nullable(),
          discordId: z.string().nullable(),
        }),
      },
    },
  }),
};
