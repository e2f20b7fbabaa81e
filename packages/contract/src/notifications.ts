import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { absent } from './tolerant.ts';

const frame = <T extends string, D extends z.ZodRawShape>(type: T, data: D) =>
  z.object({ type: z.literal(type), data: z.object(data) });

/** What stands behind `data: ` in one message of GET /events. */
export const liveFrame = z
  .discriminatedUnion('type', [
    frame('connected', { clientId: z.string() }),
    z.object({ type: z.literal('ping') }),
    frame('submissionUpdate', {
      action: z.enum(['create', 'approve', 'decline', 'update', 'assign-player', 'auto-approve']),
      submissionId: z.int(),
      submissionType: z.enum(['level', 'pass']),
      count: z.int().optional(),
    }),
    frame('ratingUpdate', { ratingId: z.int(), levelId: z.int() }),
    frame('userCount', { total: z.int(), managers: z.int() }),
    frame('levelUpdate', { levelId: z.int(), action: z.string() }),
    frame('passUpdate', { passId: z.int(), levelId: z.int(), playerId: z.int(), action: z.string() }),
    frame('difficultyUpdate', { difficultyId: z.int(), action: z.string() }),
    frame('announcementUpdate', {
      kind: z.enum(['levels', 'rerates', 'passes', 'deliveries', 'directives']),
    }),
    frame('playerUpdate', { playerId: z.int() }),
    z.object({ type: z.literal('permissionChanged') }),
  ])
  .meta({ id: 'LiveFrame' });
export type LiveFrame = z.infer<typeof liveFrame>;

const call = endpointsOf('notifications');

export const notificationEndpoints = {
  events: call.get('/events', 'U', {
    byCookie: true,
    summary: 'Live events as text/event-stream, one LiveFrame a message; nothing is replayed.',
    schema: {
      querystring: z.object({ source: absent(z.string().max(100)) }),
      response: { 200: liveFrame },
    },
    produces: 'text/event-stream',
  }),
};
