import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { page, time, userRef } from './shapes.ts';
import { absent, lenientInt, pageQuery } from './tolerant.ts';

const facts = z.record(z.string(), z.unknown()).nullable();

/** One action of staff. `actor` is null for the server's command line; a subject without id is a whole table. */
export const logEntry = z
  .object({
    id: z.int(),
    at: time,
    actor: userRef.nullable(),
    action: z.string(),
    subject: z.object({ type: z.string(), id: z.int().nullable(), title: z.string() }),
    before: facts,
    after: facts,
    reason: z.string(),
  })
  .meta({ id: 'LogEntry' });
export type LogEntry = z.infer<typeof logEntry>;

export const logEndpoints = {
  log: endpoint({
    method: 'GET',
    url: '/v2/admin/log',
    access: 'S',
    tag: 'log',
    summary: 'What staff changed, the latest first.',
    schema: {
      querystring: z.object({
        ...pageQuery,
        /** Id of a user. */
        actor: absent(lenientInt(z.int().min(1))),
        /** `type:id`, or a type alone. */
        subject: absent(z.string().regex(/^[A-Za-z]{1,40}(:\d{1,15})?$/, { error: 'is type:id' })),
        action: absent(z.string().max(80)),
      }),
      response: { 200: page(logEntry) },
    },
  }),
};
