import type { Audience } from '@rondo/domain/notifications';
import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { absent } from './tolerant.ts';

const frame = <T extends string, D extends z.ZodRawShape>(type: T, data: D) =>
  z.object({ type: z.literal(type), data: z.object(data) });
const told = <T extends string, D extends z.ZodRawShape>(type: T, to: Audience, data: D) => ({
  to,
  frame: frame(type, data),
});

/** What open pages are told of, and who is told. */
const liveEvents = [
  told('submissionUpdate', 'superAdmins', {
    action: z.enum(['create', 'approve', 'decline', 'update', 'assign-player', 'auto-approve']),
    submissionId: z.int(),
    submissionType: z.enum(['level', 'pass']),
    count: z.int().optional(),
  }),
  told('ratingUpdate', 'raters', { ratingId: z.int(), levelId: z.int() }),
  told('userCount', 'ratingPage', { total: z.int(), managers: z.int() }),
  told('levelUpdate', 'everyone', { levelId: z.int(), action: z.string() }),
  told('passUpdate', 'everyone', {
    passId: z.int(),
    levelId: z.int(),
    playerId: z.int(),
    action: z.string(),
  }),
  told('difficultyUpdate', 'everyone', { difficultyId: z.int(), action: z.string() }),
  // Something was announced, marked or failed, a delivery moved on, or what is announced where has changed.
  told('announcementUpdate', 'superAdmins', {
    kind: z.enum(['levels', 'rerates', 'passes', 'deliveries', 'directives']),
  }),
  told('playerUpdate', 'superAdmins', { playerId: z.int() }),
  { to: 'concerned' as const, frame: z.object({ type: z.literal('permissionChanged') }) },
];
export type LiveEvent = z.infer<(typeof liveEvents)[number]['frame']>;

/** Who is told of which event. */
export const audiences = Object.fromEntries(
  liveEvents.map(({ to, frame }) => [frame.shape.type.value, to]),
) as Readonly<Record<LiveEvent['type'], Audience>>;

/** What stands behind `data: ` in one message of GET /events. */
export const liveFrame = z
  .discriminatedUnion('type', [
    frame('connected', { clientId: z.string() }),
    z.object({ type: z.literal('ping') }),
    ...liveEvents.map(({ frame }) => frame),
  ])
  .meta({ id: 'LiveFrame' });
export type LiveFrame = z.infer<typeof liveFrame>;

const call = endpointsOf('notifications');

export const notificationEndpoints = {
  events: call.get('/events', 'U', {
    byCookie: true,
    summary: 'Live events as text/event-stream, one LiveFrame a message; nothing is replayed.',
    querystring: z.object({ source: absent(z.string().max(100)) }),
    reply: liveFrame,
    produces: 'text/event-stream',
  }),
};
