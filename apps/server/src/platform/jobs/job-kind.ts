import type { Json } from '../db/column-types.ts';
import type { Trx } from '../db/database.ts';

/** A try that failed, as it is kept with its job. */
export type JobAttempt = {
  /** ISO 8601 */
  readonly at: string;
  readonly error: string;
  /** Milliseconds until the next one; null: there was none. */
  readonly retryIn: number | null;
  /** Whether it counted towards the tries of its kind. */
  readonly isTry: boolean;
};

/** A job that this process holds, as its handler sees it. */
export type Job<Payload> = {
  readonly id: number;
  readonly key: string | null;
  readonly payload: Payload;
  /** This one included. */
  readonly tries: number;
  /** The tries that failed so far, the oldest first, at most the last twenty. */
  readonly attempts: readonly JobAttempt[];
  /** Aborted when the process stops, the job was cancelled or its lease is lost: what a handler throws then is no failure. */
  readonly signal: AbortSignal;
  /** Begins the lease again and, when given, shows a result that is not final yet. @throws LeaseLost */
  readonly extend: (progress?: Json) => Promise<void>;
  /**
   * Ends the job in the transaction of its effect, so that the effect happens once even if two processes run the job.
   * A job that was not ended so is ended after its run. @throws LeaseLost: the transaction must not be committed
   */
  readonly finish: (trx: Trx, result?: Json) => Promise<void>;
};

/**
 * One kind of background work. The type of `deps` is open so that the platform need not know the slices' own.
 * Whatever a handler does may happen twice: once by a process that ended before it could say so.
 */
export interface JobKind<Deps, Payload = unknown> {
  /** Its name in the database; jobs of an unknown name are left to processes that know it. */
  readonly kind: string;
  /** Reads what was stored, perhaps by another version. @throws when it does not fit: the job fails */
  parse(payload: Json): Payload;
  /**
   * Does the work of at least one job, at most `batch`. What it returns is the result of each of them; what it throws
   * lets each of them wait for another try.
   */
  run(jobs: readonly [Job<Payload>, ...Job<Payload>[]], deps: Deps): Promise<Json | void>;
  /**
   * Writes what a failed try means, in the transaction that keeps it; `attempt.retryIn` null: there is no further one.
   * Not called when the job was lost to another process.
   */
  failedTry?(trx: Trx, ids: readonly number[], attempt: JobAttempt): Promise<void>;
  /** Milliseconds before the second, third … try; after the last one the job fails. One try unless given. */
  readonly waits?: readonly number[];
  /** Milliseconds after which another process may take the job over; five minutes unless given. */
  readonly lease?: number;
  /** Done jobs stay as long as failed ones, for people who look after them. */
  readonly keepsDone?: boolean;
  /** Most jobs in one run; one unless given. */
  readonly batch?: number;
  /** Most runs at once in each process, all in different lanes or in none; one unless given. */
  readonly atOnce?: number;
  /**
   * Milliseconds. A lane whose last run took longer is run in slots of its own, which are few, until a run is quick
   * again: so lanes that wait for somebody who does not answer take no slot from the others.
   */
  readonly slowAfter?: number;
  /**
   * One that waits in a backup is not run after the backup was put back: what it sends may have left the site since, or
   * it is about a moment that is over.
   */
  readonly endsByRestore?: true;
  /**
   * Due again and again with the payload `null`: every so many milliseconds, counted from 1970, or at the next time
   * after `now` that the function says; null: never, with these settings.
   */
  readonly every?: number | ((now: Date, deps: Deps) => Date | null);
}

/**
 * A failure that says itself, in milliseconds, when the next try is; `null`: never, the job is given up. One that is no
 * try is kept among the attempts, but leaves as many tries as before.
 */
export class JobFailure extends Error {
  readonly retryIn: number | null;
  readonly isTry: boolean;

  constructor(
    message: string,
    options: { readonly retryIn: number | null; readonly isTry?: boolean; readonly cause?: unknown },
  ) {
    super(message, { cause: options.cause });
    this.retryIn = options.retryIn;
    this.isTry = options.isTry ?? true;
  }
}

/** The error of jobs that a restore ended. */
export const BY_RESTORE = 'BY_RESTORE';

/** Nothing failed, it is only too early: the job waits again, and no try is counted or kept. */
export class JobTooEarly extends Error {
  /** Milliseconds */
  readonly waitFor: number;

  constructor(waitFor: number) {
    super('it is too early for this job');
    this.waitFor = waitFor;
  }
}

/** The job was taken over by another process, or cancelled: nothing of this run counts any more. */
export class LeaseLost extends Error {
  override readonly message = 'the lease of a job was lost';
}

const hour = 3_600_000;

/** Clears something away, by default once an hour; what fails is tried again in the next period. */
export const sweepJob = <Deps>(
  kind: string,
  sweep: (deps: Deps) => Promise<Json | void>,
  every: JobKind<Deps>['every'] & {} = hour,
): JobKind<Deps, null> => ({ kind, every, parse: () => null, run: (_jobs, deps) => sweep(deps) });

/** For `every`: once a day at that full hour, UTC. */
export const dailyAt =
  (hour: number) =>
  (now: Date): Date => {
    const next = new Date(now);
    next.setUTCHours(hour, 0, 0, 0);
    if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
    return next;
  };
