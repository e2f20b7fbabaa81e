import { sql } from 'kysely';
import type { Json } from '../db/column-types.ts';
import type { Db, Trx } from '../db/database.ts';
import { isTimeout } from '../db/errors.ts';
import { tryThing } from '../db/advisory-lock.ts';
import { storableJson } from '../db/storable-json.ts';
import { transaction } from '../db/transaction.ts';
import type { JobAttempt } from './job-kind.ts';

export type StoredJob = {
  readonly kind: string;
  readonly key: string | null;
  readonly lane: string | null;
  readonly payload: Json;
  /** `null`: now, or when the one that waits is due already. */
  readonly due: Date | null;
};

/** What a process must show to write about a job: another process that takes it over has another lease. */
export type Held = { readonly id: number; readonly lease: string };

export type ClaimedJob = Held & {
  readonly key: string | null;
  readonly payload: Json;
  readonly tries: number;
  readonly attempts: readonly JobAttempt[];
  readonly isCancelled: boolean;
};

/** Where a job may be claimed: the head of a lane, or the oldest of a kind outside of lanes. */
export type JobSource = {
  readonly kind: string;
  readonly lane: string | null;
  readonly at: Date;
  /** The last run of the lane took long. */
  readonly isSlow: boolean;
};

export type Claim = { readonly now: Date; readonly until: Date; readonly most: number };

/**
 * Adds a job, or keeps the one of the same kind and key that waits. Its row stays locked until the end of the
 * transaction, so that nobody runs it before what the transaction writes can be seen.
 */
export async function insertJob(trx: Trx, { kind, key, lane, payload, due }: StoredJob, now: Date) {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO jobs (kind, key, lane, payload, due_at, since, created_at)
    VALUES (${kind}, ${key}, ${lane}, ${storableJson(payload)}::jsonb, ${due ?? now}, ${now}, ${now})
    ON CONFLICT (kind, key) WHERE state = 'waiting'
      DO UPDATE SET due_at = coalesce(${due}::timestamptz, jobs.due_at),
        since = CASE WHEN ${due}::timestamptz IS NULL THEN jobs.since ELSE excluded.since END
    RETURNING id`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('an insert that keeps what it meets returns a row');
  return row.id;
}

/** Adds jobs without a key, due now. @returns their ids in the same order */
export async function insertJobs(
  trx: Trx,
  kind: string,
  jobs: readonly { readonly lane: string | null; readonly payload: Json }[],
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO jobs (kind, lane, payload, due_at, since, created_at)
    SELECT ${kind}, j.value ->> 'lane', j.value -> 'payload', ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
    FROM jsonb_array_elements(${storableJson(jobs)}::jsonb) WITH ORDINALITY AS j (value, place)
    ORDER BY j.place
    RETURNING id`.execute(trx);
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

/** @returns whether a job was still waiting; a running one is asked to end when `alsoRunning` */
export async function cancelJob(
  trx: Trx,
  { kind, key, alsoRunning }: { readonly kind: string; readonly key: string; readonly alsoRunning: boolean },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE jobs SET state = 'cancelled', finished_at = ${now}
    WHERE kind = ${kind} AND key = ${key} AND state = 'waiting' RETURNING id`.execute(trx);
  if (alsoRunning)
    await sql`
      UPDATE jobs SET is_cancelled = true WHERE kind = ${kind} AND key = ${key} AND state = 'running'
    `.execute(trx);
  return rows.length > 0;
}

/** Of a job `j`: it failed, or a restore ended it before it was done. */
export const canBeRetried = sql`
  (j.state = 'failed' OR j.state = 'cancelled' AND coalesce(j.result -> 'byRestore' = 'true', false))`;

/** Ends all jobs of a kind that wait or run; by their result they are known. @returns their ids */
export async function endKind(trx: Trx, kind: string, attempt: JobAttempt, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    UPDATE jobs j SET state = 'cancelled', finished_at = ${now}, lease = NULL, leased_until = NULL,
      is_cancelled = false, result = '{"byRestore": true}', ${noted(attempt)}
    WHERE kind = ${kind} AND finished_at IS NULL RETURNING id`.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * Lets failed jobs wait once more, with all their tries; in a lane they come before what was enqueued later. One whose
 * key another waits under stays failed.
 * @returns the ids of those that wait now
 */
export async function retryJobs(trx: Trx, ids: readonly number[], now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    WITH picked AS MATERIALIZED (
      SELECT id FROM jobs j WHERE id = ANY (${ids}::bigint[]) AND ${canBeRetried} ORDER BY id FOR UPDATE)
    UPDATE jobs j SET state = 'waiting', tries = 0, is_cancelled = false, due_at = ${now}, since = ${now},
      finished_at = NULL, result = NULL
    FROM picked WHERE j.id = picked.id AND NOT EXISTS (
      SELECT FROM jobs w WHERE w.kind = j.kind AND w.key = j.key AND (w.state = 'waiting' OR w.id > j.id AND w.id = ANY (${ids}::bigint[])))
    RETURNING j.id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Ends jobs that wait, and failed ones, so that nobody retries them. @returns the ids of those */
export async function cancelJobs(trx: Trx, ids: readonly number[], now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    WITH picked AS MATERIALIZED (
      SELECT id FROM jobs
      WHERE id = ANY (${ids}::bigint[]) AND state IN ('waiting', 'failed') ORDER BY id FOR UPDATE)
    UPDATE jobs j SET state = 'cancelled', finished_at = ${now} FROM picked WHERE j.id = picked.id
    RETURNING j.id`.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * Holds the planner to the order of the indexes until the transaction ends. The table fills and empties faster than the
 * database counts its rows; where it believes in a handful, it would read and sort all of them.
 */
async function readInOrder(trx: Trx): Promise<void> {
  await sql`SELECT set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true),
    set_config('enable_sort', 'off', true)`.execute(trx);
}

/** Each lane's head and each kind's next job outside of lanes, soonest first: one probe of an index for each. */
export function selectSources(db: Db, kinds: readonly string[]): Promise<JobSource[]> {
  return transaction(db, async (trx) => {
    await readInOrder(trx);
    const { rows } = await sql<JobSource>`
    WITH RECURSIVE heads AS (
      (SELECT lane, kind, claimable_at FROM jobs
        WHERE finished_at IS NULL AND lane IS NOT NULL ORDER BY lane, id LIMIT 1)
      UNION ALL
      SELECT n.* FROM heads h CROSS JOIN LATERAL (
        SELECT lane, kind, claimable_at FROM jobs
        WHERE finished_at IS NULL AND lane IS NOT NULL AND lane > h.lane ORDER BY lane, id LIMIT 1) n
    )
    SELECT kind, lane, claimable_at AS at, lane IN (SELECT lane FROM slow_lanes) AS "isSlow" FROM heads
    WHERE kind = ANY (${kinds}::text[])
    UNION ALL
    SELECT k.kind, NULL, n.claimable_at, false FROM unnest(${kinds}::text[]) AS k (kind) CROSS JOIN LATERAL (
      SELECT claimable_at FROM jobs
      WHERE finished_at IS NULL AND lane IS NULL AND kind = k.kind ORDER BY claimable_at, id LIMIT 1) n
    ORDER BY at`.execute(trx);
    return rows;
  });
}

/** An array, not a join: a planner that last saw the table empty would join by reading all of it. */
const anyPicked = sql`ANY (ARRAY(SELECT id FROM picked))`;
const returned = sql`j.id, j.lease, j.key, j.payload, j.tries, j.attempts, j.is_cancelled AS "isCancelled"`;

/** Claims the oldest due jobs of a kind outside of lanes; those that others are just claiming are passed over. */
export function claimOfKind(db: Db, kind: string, claim: Claim): Promise<ClaimedJob[]> {
  return transaction(db, async (trx) => {
    await readInOrder(trx);
    const { rows } = await sql<ClaimedJob>`
    WITH picked AS MATERIALIZED (
      SELECT id FROM jobs
      WHERE finished_at IS NULL AND lane IS NULL AND kind = ${kind} AND claimable_at <= ${claim.now}
      ORDER BY claimable_at, id LIMIT ${claim.most} FOR UPDATE SKIP LOCKED)
    UPDATE jobs j SET state = 'running', tries = tries + 1, lease = gen_random_uuid(), since = ${claim.now},
      leased_until = ${claim.until}
    WHERE j.id = ${anyPicked}
    RETURNING ${returned}`.execute(trx);
    return rows.toSorted((a, b) => a.id - b.id);
  });
}

/**
 * Claims the head of a lane and what follows it while it is due and of the same kind. Nothing while a job of the lane
 * runs, or somebody else claims or cancels in it.
 */
export async function claimOfLane(db: Db, kind: string, lane: string, claim: Claim): Promise<ClaimedJob[]> {
  try {
    return await transaction(db, async (trx) => {
      // Under the lock and in a statement of its own, every earlier claim in this lane can be seen.
      if (!(await tryThing(trx, 'jobLane', lane))) return [];
      await readInOrder(trx);
      const ids = await idsAtHead(trx, kind, lane, claim);
      if (ids.length === 0) return [];
      const { rows } = await sql<ClaimedJob>`
        WITH picked AS MATERIALIZED (
          SELECT id FROM jobs WHERE id = ANY (${ids}::bigint[]) AND finished_at IS NULL FOR UPDATE NOWAIT)
        UPDATE jobs j SET state = 'running', tries = tries + 1, lease = gen_random_uuid(), since = ${claim.now},
          leased_until = ${claim.until}
        WHERE j.id = ${anyPicked}
        RETURNING ${returned}`.execute(trx);
      return rows.toSorted((a, b) => a.id - b.id);
    });
  } catch (error) {
    if (isTimeout(error)) return [];
    throw error;
  }
}

async function idsAtHead(trx: Trx, kind: string, lane: string, { now, most }: Claim): Promise<number[]> {
  const { rows } = await sql<{ id: number; isReady: boolean }>`
    SELECT id, kind = ${kind} AND claimable_at <= ${now} AS "isReady" FROM jobs
    WHERE finished_at IS NULL AND lane = ${lane}
      AND NOT EXISTS (SELECT FROM jobs r WHERE r.state = 'running' AND r.lane = ${lane} AND r.leased_until > ${now})
    ORDER BY id LIMIT ${most}`.execute(trx);
  const end = rows.findIndex(({ isReady }) => !isReady);
  return (end < 0 ? rows : rows.slice(0, end)).map(({ id }) => id);
}

/** Begins leases again. @returns false when one is lost, or its job was cancelled */
export async function extendLease(
  db: Db,
  { id, lease }: Held,
  { now, until }: Pick<Claim, 'now' | 'until'>,
  progress: Json | undefined,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE jobs SET since = ${now}, leased_until = ${until}, result = coalesce(${textOf(progress)}::jsonb, result)
    WHERE id = ${id} AND lease = ${lease} AND NOT is_cancelled RETURNING id`.execute(db);
  return rows.length > 0;
}

/** Those of the leases that still hold their job, which nobody cancelled. */
export async function selectHeld(db: Db, leases: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ lease: string }>`
    SELECT lease FROM jobs
    WHERE state = 'running' AND NOT is_cancelled AND lease = ANY (${leases}::uuid[])`.execute(db);
  return new Set(rows.map(({ lease }) => lease));
}

export type JobEnd = {
  readonly state: 'done' | 'failed' | 'cancelled';
  readonly result?: Json | undefined;
  readonly attempt?: JobAttempt;
};

/** So many of the last failed tries are kept of each job. */
const mostAttempts = 20;
/** What a failed try changes: the last error and the list of tries, without the oldest when it is full. */
const noted = (attempt: JobAttempt | undefined) => sql`
  last_error = coalesce(${attempt?.error ?? null}, j.last_error),
  attempts = CASE WHEN ${textOf(attempt)}::jsonb IS NULL THEN j.attempts
    WHEN jsonb_array_length(j.attempts) < ${mostAttempts} THEN j.attempts || ${textOf(attempt)}::jsonb
    ELSE (j.attempts - 0) || ${textOf(attempt)}::jsonb END`;

/** Ends jobs. @returns the ids of those that were still held; nothing is written about the others */
export async function finishJobs(db: Db, held: readonly Held[], end: JobEnd, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    UPDATE jobs j SET
      state = CASE WHEN j.is_cancelled AND ${end.state} = 'failed' THEN 'cancelled' ELSE ${end.state} END,
      result = coalesce(${textOf(end.result)}::jsonb, j.result), ${noted(end.attempt)},
      finished_at = ${now}, lease = NULL, leased_until = NULL
    FROM unnest(${held.map(({ id }) => id)}::bigint[], ${held.map(({ lease }) => lease)}::uuid[]) AS h (id, lease)
    WHERE j.id = h.id AND j.lease = h.lease RETURNING j.id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Lets a job wait again. One that was cancelled, or whose key another one waits under by now, ends instead.
 * @returns whether it was still held
 */
export async function putBack(
  db: Db,
  { id, lease }: Held,
  { due, attempt, isTry }: { readonly due: Date; readonly attempt?: JobAttempt; readonly isTry: boolean },
  now: Date,
): Promise<boolean> {
  const isOver = sql`(j.is_cancelled OR EXISTS (
    SELECT FROM jobs w WHERE w.kind = j.kind AND w.key = j.key AND w.state = 'waiting'))`;
  const { rows } = await sql`
    UPDATE jobs j SET
      state = CASE WHEN ${isOver} THEN 'cancelled' ELSE 'waiting' END,
      finished_at = CASE WHEN ${isOver} THEN ${now}::timestamptz END,
      due_at = ${due}, since = ${now}, tries = j.tries - ${isTry ? 0 : 1}, ${noted(attempt)},
      lease = NULL, leased_until = NULL
    WHERE j.id = ${id} AND j.lease = ${lease} RETURNING j.id`.execute(db);
  return rows.length > 0;
}

/** Moves what began to wait or run later than now, before the clock was set back: each wait and lease keeps its length. */
export async function moveBack(db: Db, now: Date): Promise<void> {
  await sql`
    UPDATE jobs SET
      due_at = due_at - (since - ${now}::timestamptz), leased_until = leased_until - (since - ${now}::timestamptz),
      since = ${now}
    WHERE finished_at IS NULL AND since > ${now}`.execute(db);
}

/** @param before `done`: for kinds that do not keep what is done; `others`: for all else. @returns how many were removed */
export async function deleteFinished(
  db: Db,
  keepingDone: readonly string[],
  before: { readonly done: Date; readonly others: Date },
) {
  const { rows } = await sql`
    DELETE FROM jobs
    WHERE finished_at < ${before.done}
      AND (finished_at < ${before.others} OR state = 'done' AND kind <> ALL (${keepingDone}::text[]))
    RETURNING id`.execute(db);
  return rows.length;
}

export type JobCount = {
  readonly kind: string;
  readonly state: string;
  readonly count: number;
  readonly oldestDue: Date;
};

export async function countJobs(db: Db): Promise<JobCount[]> {
  const { rows } = await sql<JobCount>`
    SELECT kind, state, count(*) AS count, min(due_at) AS "oldestDue" FROM jobs
    WHERE finished_at IS NULL OR state = 'failed' GROUP BY kind, state`.execute(db);
  return rows;
}

const textOf = (json: Json | undefined) => (json === undefined ? null : storableJson(json));
