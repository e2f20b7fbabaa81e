import { setTimeout as sleep } from 'node:timers/promises';
import { problemCodes, type ProblemCode } from '@rondo/contract/problem';
import { lockThing } from '../../../platform/db/advisory-lock.ts';
import type { Json } from '../../../platform/db/column-types.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/feature.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { JobFailure, type Job, type JobKind, JobTooEarly } from '../../../platform/jobs/job-kind.ts';
import { doBackupWork, type WorkOrder } from './backup-work.ts';
import { type Progress, restful } from './progress.ts';
import { backupLane, isLaneFree, isWorkFree, selectJob } from './work.repository.ts';

/** Of every job that works with backups. */
export const LEASE_MS = 30_000;
const AGAIN_MS = 5_000;
/** While visitors are served, a work gets so much of its time. */
const SHARE = 0.2;

/** A job's work, with its lease kept; its failure is told by its code. */
export async function working<T extends Json>(
  job: Job<unknown>,
  { databaseUrl, clock }: Deps,
  order: WorkOrder,
  work: (progress: Progress) => Promise<T>,
): Promise<T> {
  const { signal } = job;
  const keeping = setInterval(() => void job.extend().catch(() => undefined), LEASE_MS / 3);
  try {
    return await doBackupWork({ databaseUrl, clock, signal, rest: restful(SHARE) }, order, work);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // Another process may see the folder.
    if (error.code === 'BACKUP_BUSY' || error.code === 'BACKUP_FOLDER') throw new JobTooEarly(AGAIN_MS);
    throw new JobFailure(error.code, { retryIn: null, cause: error });
  } finally {
    clearInterval(keeping);
  }
}

/**
 * Enqueues jobs of backups unless there are others, and waits for their end, wherever they run.
 * @returns their results in the same order
 * @throws Problem BACKUP_BUSY, or that of a job that failed
 */
export async function doNow<Payload extends Json>(
  { db, jobs }: Deps,
  kind: JobKind<Deps, Payload>,
  payloads: readonly Payload[],
): Promise<Json[]> {
  const ids = await transaction(db, async (trx) => {
    await lockThing(trx, 'backups');
    if (!(await isLaneFree(trx)) || !(await isWorkFree(trx))) throw new Problem('BACKUP_BUSY');
    return jobs.enqueueAll(
      trx,
      kind,
      payloads.map((payload) => ({ payload, lane: backupLane })),
    );
  });
  const results: Json[] = [];
  for (const id of ids) results.push(await resultOf(db, id));
  return results;
}

async function resultOf(db: Deps['db'], id: number): Promise<Json> {
  for (let wait = 50; ; wait = Math.min(wait * 2, 1000)) {
    const job = await selectJob(db, id);
    if (job?.state === 'done') return job.result as Json;
    if (job?.state !== 'waiting' && job?.state !== 'running') throw failureOf(job?.error ?? null);
    await sleep(wait);
  }
}

function failureOf(error: string | null): Problem {
  const isCode = (text: string): text is ProblemCode => Object.hasOwn(problemCodes, text);
  return error !== null && isCode(error)
    ? new Problem(error)
    : new Problem('BACKUP_FAILED', { details: error ?? undefined });
}
