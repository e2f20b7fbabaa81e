import { z } from 'zod';
import { chatMessage } from './announcing.ts';
import { pingType } from './directives.ts';
import { endpointsOf } from '../endpoint.ts';
import { time } from '../shapes.ts';
import { absent, idParams, lenientInt, pageQuery } from '../tolerant.ts';

export const DELIVERY_STATES = ['waiting', 'sending', 'sent', 'failed', 'cancelled'] as const;

/** Something that leaves the site: a message of the community chat or a mail. */
export const delivery = z
  .object({
    id: z.int(),
    kind: z.enum(['level', 'rerate', 'pass', 'levelNotice', 'passNotice', 'test', 'mail']),
    state: z
      .enum([...DELIVERY_STATES, 'toldAnew'])
      .describe(
        'toldAnew: it failed, and what it tells of was announced anew or marked; listed with the cancelled ones.',
      ),
    canRetry: z.boolean().describe('It failed, or a restore ended it, and it has something left to tell.'),
    titles: z.array(z.string()).max(3).describe('What it tells of, the first three.'),
    count: z.int().describe('How many things it tells of.'),
    mail: z.string().nullable().describe('Which mail it is.'),
    to: z.object({
      label: z.string().describe('The channel, or the user who gets the mail.'),
      channelId: z.int().nullable(),
      pingType: pingType.nullable(),
      roleLabel: z.string().nullable(),
    }),
    tries: z.int(),
    mostTries: z.int(),
    nextAt: time.nullable(),
    waitsForChat: z.boolean().describe('The chat service asked for the pause.'),
    createdAt: time,
    finishedAt: time.nullable(),
    error: z.string().nullable(),
    attempts: z.array(
      z.object({ at: time, error: z.string(), retryIn: z.number().nullable().describe('Milliseconds') }),
    ),
  })
  .meta({ id: 'Delivery' });
export type Delivery = z.infer<typeof delivery>;

const call = endpointsOf('announcements');
const done = z.object({ message: z.string(), delivery });

export const deliveryEndpoints = {
  deliveries: call.get('/v2/admin/deliveries', 'S', {
    summary: 'What leaves the site and whether it arrived, the latest first.',
    querystring: z.object({ ...pageQuery, state: absent(z.enum(DELIVERY_STATES)) }),
    reply: z.object({
      results: z.array(delivery),
      count: z.int(),
      hasMore: z.boolean(),
      counts: z.object({ waiting: z.int(), failed: z.int(), sent: z.int(), cancelled: z.int() }),
      oldestWaiting: time.nullable(),
      sentIn7Days: z.int(),
    }),
  }),
  deliveryMessage: call.get('/v2/admin/deliveries/:id/message', 'S', {
    summary: 'The message of a delivery to the chat, as it was kept when it was asked for.',
    params: idParams,
    reply: chatMessage,
  }),
  retryDelivery: call.post('/v2/admin/deliveries/:id/retry', 'S', {
    summary: 'Tries a failed delivery again.',
    params: idParams,
    reply: done,
  }),
  retryDeliveries: call.post('/v2/admin/deliveries/retry', 'S', {
    summary: 'Tries failed deliveries again, in their order.',
    body: z.object({
      ids: z
        .array(lenientInt(z.int().min(1)))
        .min(1)
        .max(1000),
    }),
    reply: z.object({ message: z.string(), retried: z.int() }),
  }),
  cancelDelivery: call.post('/v2/admin/deliveries/:id/cancel', 'S', {
    summary: 'Cancels a delivery that waits or has failed.',
    params: idParams,
    reply: done,
  }),
};
