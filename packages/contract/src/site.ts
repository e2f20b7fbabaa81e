import { z } from 'zod';
import { maintenance } from './backups.ts';
import { endpointsOf } from './endpoint.ts';

const call = endpointsOf('site');
const check = z.enum(['ok', 'fail']);

const health = z.object({
  status: z.enum(['healthy', 'degraded']),
  checks: z
    .object({
      database: check,
      disk: check,
      dispatcher: check,
      backupAge: check,
      backupCopy: check,
      proxy: check.describe('For staff, where TRUST_PROXY_HOPS is seen to be too small.'),
    })
    .partial(),
  backupAgeSeconds: z
    .object({ mysql: z.number().nullable(), files: z.number().nullable() })
    .optional()
    .describe('Since the last backup; null: there is none.'),
  maintenance: maintenance.optional().describe('While a backup is put back.'),
});
export type Health = z.infer<typeof health>;

export const siteEndpoints = {
  config: call.get('/v2/config', 'P', {
    cache: 'shared',
    summary: 'What the browser needs to know of this instance.',
    reply: z.object({
      version: z.string(),
      siteName: z.string(),
      environment: z.enum(['production', 'staging']),
      features: z.object({
        jokes: z.boolean(),
        registration: z.boolean(),
        emailVerification: z.boolean(),
        discordLogin: z.boolean(),
        videoTimes: z.boolean(),
      }),
      captcha: z.object({ provider: z.string() }),
      links: z.object({
        chat: z.string().nullable(),
        source: z.string().nullable(),
        production: z.string().nullable(),
        chatWidget: z.string().nullable(),
      }),
      languages: z.array(z.string()),
    }),
  }),
  health: call.get('/health', 'P', {
    cache: 'none',
    summary:
      'Whether the server is ready; 503 while starting, without its database, or while a backup is put back.',
    schema: {
      response: {
        200: health,
        503: health,
      },
    },
  }),
};
