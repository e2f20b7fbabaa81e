import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { countJobs, type JobCount } from './jobs.repository.ts';

const buckets = [0.01, 0.1, 0.5, 1, 5, 30, 120, 600, 3600];

/** Shows what waits, runs and failed, over all processes. @returns what reports a run in this one, in seconds */
export function measureJobs(metrics: Metrics, { db, clock }: { readonly db: Db; readonly clock: Clock }) {
  const counted = async (show: (count: JobCount) => number | null) => {
    const counts = await countJobs(db).catch(() => []);
    return counts.flatMap((count) => {
      const value = show(count);
      return value === null ? [] : [{ labels: { kind: count.kind, state: count.state }, value }];
    });
  };
  metrics.gauge('rondo_jobs', 'Jobs that wait, run or failed, by kind', () => counted(({ count }) => count));
  metrics.gauge('rondo_jobs_overdue_seconds', 'For how long the oldest job of a kind has been due', () =>
    counted(({ state, oldestDue }) =>
      state === 'waiting' ? Math.max(0, (clock.now().getTime() - oldestDue.getTime()) / 1000) : null,
    ),
  );
  return metrics.histogram(
    'rondo_job_seconds',
    'Time of a run, by kind and outcome',
    ['kind', 'outcome'],
    buckets,
  );
}
