import type { Clock } from '../clock.ts';
import type { Json } from '../db/column-types.ts';
import type { Db } from '../db/database.ts';
import { brokenConstraint, isRefusedValue } from '../db/errors.ts';
import { SitePaused } from '../db/site-lock.ts';
import { afterCommit, transaction } from '../db/transaction.ts';
import { publishEvent } from '../events/publish.ts';
import type { Log } from '../log/log.ts';
import { errorText } from '../outside/outside-text.ts';
import { type Job, type JobAttempt, JobFailure, type JobKind, JobTooEarly, LeaseLost } from './job-kind.ts';
import {
  type ClaimedJob,
  extendLease,
  finishJobs,
  type JobEnd,
  type JobSource,
  putBack,
} from './jobs.repository.ts';
import { clearSlow, markSlow } from './slow-lanes.repository.ts';

const usualLease = 5 * 60_000;
/** So often more than by `waits` a job is begun whose process ends in the middle of it each time. */
const mostLost = 3;

export type RunParts = { readonly db: Db; readonly clock: Clock; readonly log: Log };

export const leaseFrom = (now: Date, { lease }: Pick<JobKind<never>, 'lease'>) =>
  new Date(now.getTime() + (lease ?? usualLease));

/** A claimed job between its claim and its end. */
export type OpenJob = ClaimedJob & { state: 'held' | 'ending' | 'ended' };

/** Runs what was claimed in one claim and writes what became of it. */
export async function runClaimed<Deps>(
  parts: RunParts,
  kind: JobKind<Deps>,
  { source, claimed }: { readonly source: JobSource; readonly claimed: readonly OpenJob[] },
  deps: Deps,
  abort: AbortController,
): Promise<'done' | 'failed'> {
  const jobs: Job<unknown>[] = [];
  for (const open of claimed) {
    const job = await jobOf(parts, kind, open, abort);
    if (job !== null) jobs.push(job);
  }
  const [first, ...others] = jobs;
  if (first === undefined) return 'failed';
  let result: Json | undefined;
  const began = performance.now();
  try {
    result = (await kind.run([first, ...others], deps)) ?? undefined;
    await noteSpeed(parts, kind, source, performance.now() - began);
  } catch (error) {
    // Whoever was too early or aborted says nothing about the lane.
    if (!(error instanceof JobTooEarly || abort.signal.aborted))
      await noteSpeed(parts, kind, source, performance.now() - began);
    for (const open of claimed) if (open.state !== 'ended') await failed(parts, kind, open, error, abort);
    return 'failed';
  }
  await end(parts, kind, claimed, { state: 'done', result });
  return 'done';
}

/** Keeps for all processes how long a run in a lane took. It is no more than a hint, so its failure is none of the job. */
async function noteSpeed<Deps>(
  { db, clock, log }: RunParts,
  { slowAfter = Number.POSITIVE_INFINITY }: JobKind<Deps>,
  { lane, isSlow }: JobSource,
  milliseconds: number,
): Promise<void> {
  if (lane === null) return;
  try {
    if (milliseconds > slowAfter) await markSlow(db, lane, clock.now());
    else if (isSlow) await clearSlow(db, lane);
  } catch (error) {
    log.warn({ err: error }, 'how long a lane took could not be written');
  }
}

/** What the handler gets; null when the job ends without it. */
async function jobOf<Deps>(
  parts: RunParts,
  kind: JobKind<Deps>,
  open: OpenJob,
  abort: AbortController,
): Promise<Job<unknown> | null> {
  const { id, key, tries } = open;
  const { db, clock, log } = parts;
  const lost = () => {
    abort.abort();
    return new LeaseLost();
  };
  try {
    if (open.isCancelled) throw new LeaseLost();
    if (tries > triesOf(kind) + mostLost) throw new Error('no process that began it came to an end');
    return {
      id,
      key,
      tries,
      attempts: open.attempts,
      payload: kind.parse(open.payload),
      signal: abort.signal,
      extend: async (progress) => {
        const now = clock.now();
        if (!(await extendLease(db, open, { now, until: leaseFrom(now, kind) }, progress))) throw lost();
      },
      finish: async (trx, result) => {
        open.state = 'ending';
        afterCommit(trx, () => {
          open.state = 'ended';
        });
        const done = await finishJobs(trx, [open], { state: 'done', result }, clock.now());
        if (done.length === 0) throw lost();
      },
    };
  } catch (error) {
    if (!open.isCancelled) log.error({ err: error, kind: kind.kind, tries }, 'a job could not start');
    const attempt = { at: clock.now().toISOString(), error: errorText(error), retryIn: null, isTry: true };
    await end(parts, kind, [open], open.isCancelled ? { state: 'cancelled' } : { state: 'failed', attempt });
    return null;
  }
}

const triesOf = <Deps>({ waits }: JobKind<Deps>) => (waits?.length ?? 0) + 1;

async function failed<Deps>(
  parts: RunParts,
  kind: JobKind<Deps>,
  open: OpenJob,
  error: unknown,
  abort: AbortController,
): Promise<void> {
  const { clock, log } = parts;
  const now = clock.now();
  if (abort.signal.aborted || error instanceof LeaseLost || error instanceof SitePaused) {
    await wait(parts, kind, open, { due: now, isTry: false });
    return;
  }
  if (error instanceof JobTooEarly) {
    await wait(parts, kind, open, { due: new Date(now.getTime() + error.waitFor), isTry: false });
    return;
  }
  const { tries } = open;
  const { retryIn, isTry } = nextTry(kind, tries, error);
  const attempt = { at: now.toISOString(), error: errorText(error), retryIn, isTry };
  if (retryIn === null) log.error({ err: error, kind: kind.kind, tries }, 'a job failed and was given up');
  else
    log.warn({ err: error, kind: kind.kind, tries }, `a job failed; the next try is in ${retryIn / 1000} s`);
  const write = (as: JobKind<Deps>) =>
    retryIn === null
      ? end(parts, as, [open], { state: 'failed', attempt })
      : wait(parts, as, open, { due: new Date(now.getTime() + retryIn), attempt, isTry });
  await write(kind).catch((unwritten: unknown) => {
    if (!isRefusedValue(unwritten)) throw unwritten;
    // Else the job would be begun again when its lease ends, and do its work again.
    log.error({ err: unwritten, kind: kind.kind }, 'what a failed job means could not be written');
    return write({ ...kind, failedTry: async () => undefined });
  });
}

function nextTry<Deps>(
  { waits }: JobKind<Deps>,
  tries: number,
  error: unknown,
): Pick<JobAttempt, 'retryIn' | 'isTry'> {
  const usual = waits?.[tries - 1] ?? null;
  if (!(error instanceof JobFailure)) return { retryIn: usual, isTry: true };
  const { retryIn, isTry } = error;
  return { retryIn: isTry && usual === null ? null : retryIn, isTry };
}

async function end<Deps>(
  { db, clock, log }: RunParts,
  kind: JobKind<Deps>,
  jobs: readonly OpenJob[],
  how: JobEnd,
): Promise<void> {
  const open = jobs.filter(({ state }) => state !== 'ended');
  const ended = await transaction(db, async (trx) => {
    const ids = open.length === 0 ? [] : await finishJobs(trx, open, how, clock.now());
    if (how.attempt !== undefined && ids.length > 0) await kind.failedTry?.(trx, ids, how.attempt);
    return ids;
  });
  for (const job of open) job.state = 'ended';
  if (ended.length < open.length)
    log.warn({ kind: kind.kind }, 'a job took longer than its lease; its result is left to who took it over');
}

/** Another enqueue may wait under the same key since we looked; then the second look sees it. */
async function wait<Deps>(
  { db, clock }: RunParts,
  kind: JobKind<Deps>,
  open: OpenJob,
  how: Parameters<typeof putBack>[2],
): Promise<void> {
  const write = () =>
    transaction(db, async (trx) => {
      if (!(await putBack(trx, open, how, clock.now()))) return;
      if (how.attempt !== undefined) await kind.failedTry?.(trx, [open.id], how.attempt);
      await publishEvent(trx, { type: 'jobsWaiting', data: {} });
    });
  await write().catch((error: unknown) => {
    if (brokenConstraint(error) === 'jobs_key') return write();
    throw error;
  });
  open.state = 'ended';
}
