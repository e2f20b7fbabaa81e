import { keptSince } from '@rondo/domain/inbox';
import type { Deps } from '../../platform/feature.ts';
import { dailyAt, sweepJob } from '../../platform/jobs/job-kind.ts';
import { deleteBefore } from './read.repository.ts';

/** Removes entries of more than a year ago, at night. */
export const sweepInbox = sweepJob<Pick<Deps, 'db' | 'clock'>>(
  'inbox.sweep',
  ({ db, clock }) => deleteBefore(db, keptSince(clock.now())),
  dailyAt(4),
);
