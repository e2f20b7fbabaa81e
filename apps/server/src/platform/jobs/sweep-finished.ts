import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { type JobKind, sweepJob } from './job-kind.ts';
import { deleteFinished } from './jobs.repository.ts';
import { forgetSlow } from './slow-lanes.repository.ts';

const DAY_MS = 86_400_000;
/** Successes are of no interest after a while; somebody may ask about failures later. */
const kept = { done: DAY_MS, others: 30 * DAY_MS };

type Parts<Deps> = {
  readonly db: Db;
  readonly clock: Pick<Clock, 'now'>;
  readonly kinds: readonly JobKind<Deps>[];
};

/** Clears away the jobs that ended long ago. */
export const sweepFinished = <Deps>({ db, clock, kinds }: Parts<Deps>) =>
  sweepJob<unknown>('jobs.sweep', async () => {
    const now = clock.now().getTime();
    await forgetSlow(db, new Date(now - DAY_MS));
    const keepingDone = kinds.filter(({ keepsDone }) => keepsDone).map(({ kind }) => kind);
    return deleteFinished(db, keepingDone, {
      done: new Date(now - kept.done),
      others: new Date(now - kept.others),
    });
  });
