import { NAMED_TYPES, type NamedType, SUBJECT_TYPES } from '@rondo/domain/log';
import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { type LogAction, type LogFact, logActions, logFactsOf } from './log-actions.ts';
import { page, time, userRef } from './shapes.ts';
import { absent, lenientInt, pageQuery } from './tolerant.ts';

const actionNames = Object.keys(logActions) as LogAction[];
const factNames = [...new Set(actionNames.flatMap((action): readonly LogFact[] => logFactsOf(action)))];
const fact = z.unknown().optional();

/** Values by the names of the facts that the action has. */
const facts = z
  .object(Object.fromEntries(factNames.map((name) => [name, fact])) as Record<LogFact, typeof fact>)
  .meta({ id: 'LogFacts' });

/** One action of staff. `actor` is null for the server's command line; a subject without id is a whole table. */
export const logEntry = z
  .object({
    id: z.int(),
    at: time,
    actor: userRef.nullable(),
    action: z.enum(actionNames),
    subject: z.object({ type: z.enum(SUBJECT_TYPES), id: z.int().nullable(), title: z.string() }),
    before: facts.nullable(),
    after: facts.nullable(),
    reason: z.string(),
  })
  .meta({ id: 'LogEntry' });
export type LogEntry = z.infer<typeof logEntry>;

const namesById = z.record(z.string(), z.string());
/** Present names of what the ids in the facts lead to, by id; what is not there any more has none. */
const logNames = z
  .object(
    Object.fromEntries(NAMED_TYPES.map((type) => [type, namesById])) as Record<NamedType, typeof namesById>,
  )
  .meta({ id: 'LogNames' });
export type LogNames = z.infer<typeof logNames>;

const call = endpointsOf('log');

export const logEndpoints = {
  log: call.get('/v2/admin/log', 'S', {
    summary: 'What staff changed, the latest first.',
    querystring: z.object({
      ...pageQuery,
      /** Id of a user. */
      actor: absent(lenientInt(z.int().min(1))),
      /** `type:id`, or a type alone. */
      subject: absent(
        z
          .string()
          .regex(/^[A-Za-z]{1,40}(:\d{1,15})?$/, { error: 'Must be a type and an id, such as level:12.' }),
      ),
      action: absent(z.enum(actionNames)),
      /** `hide` leaves out who claimed and released which submission. */
      claims: absent(z.enum(['show', 'hide'])),
    }),
    reply: page(logEntry).extend({ names: logNames }),
  }),
};
