import { undoableSince } from '@rondo/domain/merges';
import type { Deps } from '../../platform/feature.ts';
import { sweepJob } from '../../platform/jobs/job-kind.ts';
import { removeMergedBefore } from './merge.repository.ts';

/** Removes for good the creators whose merge can no longer be undone. */
export const removeMergedCreators = sweepJob<Deps>('creators.removeMerged', ({ db, clock }) =>
  removeMergedBefore(db, undoableSince(clock.now())),
);
