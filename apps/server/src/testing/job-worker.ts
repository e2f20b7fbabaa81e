import type { EventListener } from '../platform/events/listen.ts';
import type { JobKind } from '../platform/jobs/job-kind.ts';
import { createJobs, type JobWorker } from '../platform/jobs/jobs.ts';
import { createLog } from '../platform/log/log.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';

const silent = createLog({ level: 'silent', pretty: false });
const noEvents = { subscribe: () => () => undefined, onGap: () => () => undefined };

/** A worker like that of one process: several of them on one database share its jobs. */
export function jobWorker<Deps>(
  db: Db,
  clock: Clock,
  kinds: readonly JobKind<Deps>[],
  more: { readonly deps?: Deps; readonly events?: EventListener } = {},
): JobWorker {
  const events = more.events ?? noEvents;
  return createJobs({ db, clock, log: silent, events, kinds, deps: () => more.deps as Deps });
}
