import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Json } from '../db/column-types.ts';
import type { Db, Trx } from '../db/database.ts';
import { afterCommit, transaction } from '../db/transaction.ts';
import type { EventListener } from '../events/listen.ts';
import { publishEvent } from '../events/publish.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { BY_RESTORE, type JobKind } from './job-kind.ts';
import { measureJobs } from './job-metrics.ts';
import {
  cancelJob,
  cancelJobs,
  claimOfKind,
  claimOfLane,
  endKind,
  insertJob,
  insertJobs,
  type JobSource,
  moveBack,
  retryJobs,
  selectHeld,
  selectSources,
  type StoredJob,
} from './jobs.repository.ts';
import { leaseFrom, type OpenJob, runClaimed } from './run-jobs.ts';
import {
  deleteSchedules,
  endPeriod,
  insertSchedules,
  replacePeriod,
  type Schedule,
  selectSchedules,
  shortenPeriod,
} from './schedules.repository.ts';
import { sweepFinished } from './sweep-finished.ts';

/** Fallback for lost notifications: what they missed is found after this time at most. */
const lookEvery = 15_000;
/** A reply leaves before the work that its request left behind begins. */
const afterReply = 100;
/** Longest wait at the end for jobs to notice it; what they had begun is done again by whoever comes next. */
const graceMs = 6_000;
/** Most runs at once of each kind in slow lanes. */
const slowSlots = 4;
/** The clocks of two processes differ by less; a greater step back means that the clock was set. */
const clocksDiffer = 1000;
/** No period ends sooner again than this, however little the clocks of two processes differ. */
const leastPeriod = 60_000;

export type NewJob<Payload extends Json> = {
  readonly kind: JobKind<never, Payload>;
  readonly payload: Payload;
  /** Of all jobs of this kind at most one waits under a key: the one that waits is kept, with its payload. */
  readonly key?: string;
  /** One at a time over all processes and kinds, in the order in which they were enqueued; a retry holds the others. */
  readonly lane?: string;
  /** Now unless given; moves the one that waits under the same key. */
  readonly due?: Date;
};

/** Background work that is kept in the database: run by any process, begun after the commit, not forgotten. */
export interface Jobs {
  /** @returns the job's id */
  enqueue<Payload extends Json>(trx: Trx, job: NewJob<Payload>): Promise<number>;
  /** The same for many of one kind at once, without keys. @returns their ids in the same order */
  enqueueAll<Payload extends Json>(
    trx: Trx,
    kind: JobKind<never, Payload>,
    jobs: readonly { readonly payload: Payload; readonly lane: string | null }[],
  ): Promise<number[]>;
  /**
   * @returns whether the job was still waiting, and now never runs; a running one is asked to end when `alsoRunning`
   */
  cancel(
    trx: Trx,
    job: { readonly kind: JobKind<never>; readonly key: string; readonly alsoRunning?: boolean },
  ): Promise<boolean>;
  /**
   * Lets jobs that failed, or that a restore ended, wait again, due now, with all tries. @returns the ids of those
   */
  retry(trx: Trx, ids: readonly number[]): Promise<number[]>;
  /** Ends jobs that wait or have failed. @returns the ids of those */
  cancelByIds(trx: Trx, ids: readonly number[]): Promise<number[]>;
  /**
   * After a backup was put back: ends what its kind says, above all what would send something that may have been sent
   * since. It can be retried by hand.
   */
  endRestored(trx: Trx): Promise<void>;
  /** Runs what is due by the clock, without looking at schedules; for tests. */
  drain(): Promise<void>;
}

export interface JobWorker extends Jobs {
  /** Begins to look for work; not before the tables are there. */
  start(): Promise<void>;
  /**
   * Starts no more jobs until `goOn`, and looks for none; those that run are notified, and get so long.
   * @param milliseconds what runs longer loses its lease in time, or with its database
   */
  pause(milliseconds: number): Promise<void>;
  /** Begins to look again, perhaps in another database. */
  goOn(): Promise<void>;
  /** Starts no more jobs; those that run are notified, and get ten seconds. What runs longer loses its lease in time. */
  stop(): Promise<void>;
}

type JobsParts<Deps> = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly events: Pick<EventListener, 'subscribe' | 'onGap'>;
  readonly metrics?: Metrics | null;
  readonly kinds: readonly JobKind<Deps>[];
  /** Asked when a job begins, because what handlers get has these jobs in it. */
  readonly deps: () => Deps;
};

type Run = {
  readonly kind: string;
  readonly isSlow: boolean;
  readonly jobs: readonly OpenJob[];
  readonly abort: AbortController;
  readonly settled: Promise<void>;
};

/** All times are those of `clock`, which is the database's in a server: the same for all processes. */
export function createJobs<Deps>(parts: JobsParts<Deps>): JobWorker {
  const { db, clock, log } = parts;
  const kinds = kindsByName([...parts.kinds, sweepFinished(parts)]);
  const names = [...kinds.keys()];
  const observe = parts.metrics ? measureJobs(parts.metrics, parts) : () => undefined;
  const runs = new Set<Run>();
  const ends: (() => void)[] = [];
  let isStarted = false;
  let isStopped = false;
  let isPaused = false;
  let current: Promise<unknown> = Promise.resolve();
  let next: Promise<number> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let timerAt = Number.POSITIVE_INFINITY;
  // Infinite at first: the clock may have been set back while no process ran.
  let latest = Number.POSITIVE_INFINITY;

  /** One look at a time; who asks while one is under way shares the one after it. */
  const look = (): Promise<number> => {
    next ??= current.then(() => {
      next = null;
      return lookSafely();
    });
    current = next;
    return next;
  };
  const lookIn = (milliseconds: number) => {
    const at = performance.now() + milliseconds;
    if (!isStarted || isStopped || isPaused || at >= timerAt) return;
    clearTimeout(timer);
    timerAt = at;
    timer = setTimeout(() => {
      timerAt = Number.POSITIVE_INFINITY;
      void look();
    }, milliseconds).unref();
  };
  const wake = () => lookIn(afterReply);

  const lookSafely = async (): Promise<number> => {
    if (isPaused) return 0;
    const before = runs.size;
    let started = 0;
    let wait = lookEvery;
    try {
      await mendTimes();
      if (before > 0) await abortLost();
      if (isStarted) wait = Math.min(wait, await endPeriods());
      for (const source of isStopped ? [] : await selectSources(db, names)) {
        const dueIn = source.at.getTime() - clock.now().getTime();
        if (dueIn > 0) wait = Math.min(wait, dueIn);
        else started += await startAll(source);
      }
    } catch (error) {
      log.warn({ err: error }, 'background work could not be looked for');
    }
    lookIn(Math.max(wait, afterReply));
    return started;
  };

  /** After the clock was set back, what was timed before would wait for the old time. */
  const mendTimes = async () => {
    const now = clock.now();
    if (now.getTime() < latest - clocksDiffer) {
      await moveBack(db, now);
      const soon = new Date(now.getTime() + leastPeriod);
      for (const kind of kinds.values()) {
        const nextAt = nextOf(kind, soon, parts.deps());
        if (nextAt !== null) await shortenPeriod(db, { kind: kind.kind, nextAt });
      }
    }
    latest = now.getTime();
  };

  const startAll = async (source: JobSource): Promise<number> => {
    const kind = kinds.get(source.kind);
    let started = 0;
    while (kind !== undefined && !isStopped && !isPaused && hasSlot(kind, source)) {
      const now = clock.now();
      const claim = { now, until: leaseFrom(now, kind), most: kind.batch ?? 1 };
      const claimed =
        source.lane === null
          ? await claimOfKind(db, kind.kind, claim)
          : await claimOfLane(db, kind.kind, source.lane, claim);
      if (claimed.length === 0) break;
      begin(
        kind,
        source,
        claimed.map((job) => ({ ...job, state: 'held' })),
      );
      started += 1;
    }
    return started;
  };
  const hasSlot = ({ kind, atOnce = 1 }: JobKind<Deps>, { isSlow }: JobSource) => {
    const running = [...runs].filter((run) => run.kind === kind && run.isSlow === isSlow).length;
    return running < (isSlow ? Math.min(slowSlots, atOnce) : atOnce);
  };

  const begin = (kind: JobKind<Deps>, source: JobSource, jobs: readonly OpenJob[]) => {
    const began = performance.now();
    const abort = new AbortController();
    const work = async () => {
      try {
        const outcome = await runClaimed(parts, kind, { source, claimed: jobs }, parts.deps(), abort);
        observe({ kind: kind.kind, outcome }, (performance.now() - began) / 1000);
      } catch (error) {
        log.warn({ err: error, kind: kind.kind }, 'what became of a job could not be written');
      }
      runs.delete(run);
      if (isStarted && !isStopped) void look();
    };
    const { isSlow } = source;
    const run: Run = { kind: kind.kind, isSlow, jobs, abort, settled: Promise.resolve().then(work) };
    runs.add(run);
  };

  const abortLost = async () => {
    const heldBy = (run: Run) => run.jobs.filter(({ state }) => state === 'held').map(({ lease }) => lease);
    const held = await selectHeld(db, [...runs].flatMap(heldBy));
    for (const run of runs) if (heldBy(run).some((lease) => !held.has(lease))) run.abort.abort();
  };

  /** Brings the stored schedules to what this process was started with: the settings may have changed. */
  const settleSchedules = async () => {
    const now = clock.now();
    const stored = new Map((await selectSchedules(db, names)).map(({ kind, nextAt }) => [kind, nextAt]));
    const fresh: Schedule[] = [];
    const ended: string[] = [];
    for (const kind of kinds.values()) {
      const nextAt = nextOf(kind, now, parts.deps());
      const old = stored.get(kind.kind);
      if (nextAt === null) ended.push(kind.kind);
      else if (old === undefined) fresh.push({ kind: kind.kind, nextAt });
      else if (old > now && !isNextOf(kind, old, now))
        await replacePeriod(db, { kind: kind.kind, nextAt }, old);
    }
    await insertSchedules(db, fresh);
    await deleteSchedules(db, ended);
  };
  /** By the clock of another process the next period may have begun already. */
  const isNextOf = (kind: JobKind<Deps>, at: Date, now: Date) =>
    [now, new Date(now.getTime() + leastPeriod)].some(
      (from) => nextOf(kind, from, parts.deps())?.getTime() === at.getTime(),
    );

  /** @returns milliseconds until the next period ends */
  const endPeriods = async (): Promise<number> => {
    let wait = lookEvery;
    for (const schedule of await selectSchedules(db, names)) {
      const kind = kinds.get(schedule.kind);
      const now = clock.now();
      const nextAt = kind === undefined ? null : nextOf(kind, now, parts.deps());
      if (kind === undefined || nextAt === null) continue;
      const dueIn = schedule.nextAt.getTime() - now.getTime();
      wait = Math.min(wait, dueIn > 0 ? dueIn : nextAt.getTime() - now.getTime());
      if (dueIn > 0) continue;
      await transaction(db, async (trx) => {
        if (await endPeriod(trx, { kind: kind.kind, nextAt }, now))
          await insert(trx, { kind: kind.kind, key: 'schedule', lane: null, payload: null, due: null });
      });
    }
    return wait;
  };

  const insert = async (trx: Trx, job: StoredJob): Promise<number> => {
    const id = await insertJob(trx, job, clock.now());
    await announce(trx);
    return id;
  };
  const announce = async (trx: Trx) => {
    afterCommit(trx, wake);
    await publishEvent(trx, { type: 'jobsWaiting', data: {} });
  };

  /** Asks all that run to end, and waits for them. */
  const abortAll = async (milliseconds: number) => {
    const abortRuns = () => {
      for (const { abort } of runs) abort.abort();
    };
    abortRuns();
    const settled = current.then(() => {
      abortRuns();
      return Promise.all([...runs].map((run) => run.settled));
    });
    await Promise.race([settled, sleep(milliseconds, undefined, { ref: false })]);
  };
  return {
    enqueue: (trx, { kind, payload, key = null, lane = null, due = null }) =>
      insert(trx, { kind: kind.kind, key, lane, payload, due }),
    enqueueAll: async (trx, { kind }, jobs) => {
      const ids = await insertJobs(trx, kind, jobs, clock.now());
      await announce(trx);
      return ids;
    },
    cancel: async (trx, { kind, key, alsoRunning = false }) => {
      const wasWaiting = await cancelJob(trx, { kind: kind.kind, key, alsoRunning }, clock.now());
      await announce(trx);
      return wasWaiting;
    },
    retry: async (trx, ids) => {
      const retried = await retryJobs(trx, ids, clock.now());
      await announce(trx);
      return retried;
    },
    cancelByIds: async (trx, ids) => {
      const cancelled = await cancelJobs(trx, ids, clock.now());
      // Those behind them in their lanes may be due.
      await announce(trx);
      return cancelled;
    },
    endRestored: async (trx) => {
      for (const kind of kinds.values()) {
        if (kind.endsByRestore !== true) continue;
        const attempt = { at: clock.now().toISOString(), error: BY_RESTORE, retryIn: null, isTry: false };
        const ended = await endKind(trx, kind.kind, attempt, clock.now());
        if (ended.length > 0) await kind.failedTry?.(trx, ended, attempt);
      }
    },
    drain: async () => {
      for (;;) {
        const started = await look();
        if (started === 0 && runs.size === 0) return;
        await Promise.all([...runs].map(({ settled }) => settled));
      }
    },
    start: async () => {
      await settleSchedules();
      isStarted = true;
      ends.push(
        parts.events.subscribe(({ type }) => {
          if (type === 'jobsWaiting') wake();
        }),
        parts.events.onGap(wake),
      );
      void look();
    },
    pause: async (milliseconds) => {
      isPaused = true;
      clearTimeout(timer);
      timerAt = Number.POSITIVE_INFINITY;
      await abortAll(milliseconds);
    },
    goOn: async () => {
      isPaused = false;
      if (!isStarted || isStopped) return;
      try {
        await settleSchedules();
      } finally {
        void look();
      }
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      for (const end of ends) end();
      await abortAll(graceMs);
    },
  };
}

function kindsByName<Deps>(kinds: readonly JobKind<Deps>[]): Map<string, JobKind<Deps>> {
  const byName = new Map(kinds.map((kind) => [kind.kind, kind]));
  if (byName.size < kinds.length) throw new Error('two kinds of jobs have the same name');
  return byName;
}

function nextOf<Deps>({ every }: JobKind<Deps>, now: Date, deps: Deps): Date | null {
  if (every === undefined) return null;
  if (typeof every === 'function') return every(now, deps);
  return new Date((Math.floor(now.getTime() / every) + 1) * every);
}
