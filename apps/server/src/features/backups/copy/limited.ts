import type { Job } from '../../../platform/jobs/job-kind.ts';

/** Of a job whose work is limited. */
export const LEASE_MS = 60_000;
const MINUTE_MS = 60_000;

/**
 * Work of a job that ends after its time, or with the job, whatever it waits for; the lease is kept until then.
 * @throws Error in words for the page, or the reason of the job's signal
 */
export async function limited<T>(
  job: Pick<Job<unknown>, 'signal' | 'extend'>,
  limitMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const ending = new AbortController();
  const ended = new Promise<never>((_, reject) => {
    ending.signal.addEventListener('abort', () => reject(ending.signal.reason), { once: true });
  });
  const stop = () => ending.abort(job.signal.reason);
  const keeping = setInterval(() => void job.extend().catch(() => undefined), LEASE_MS / 3);
  const limit = setTimeout(
    () =>
      ending.abort(new Error(`The copying did not end within ${Math.round(limitMs / MINUTE_MS)} minutes.`)),
    limitMs,
  );
  job.signal.addEventListener('abort', stop, { once: true });
  try {
    if (job.signal.aborted) stop();
    return await Promise.race([work(ending.signal), ended]);
  } finally {
    clearInterval(keeping);
    clearTimeout(limit);
    job.signal.removeEventListener('abort', stop);
  }
}
