import type { Delivery } from '@rondo/contract/announcements/delivery';
import type { Embed, PingType } from '@rondo/domain/announcements';
import type { PageWindow } from '@rondo/domain/paging';
import { sql } from 'kysely';
import type { Json } from '../../../platform/db/column-types.ts';
import type { Db, Trx } from '../../../platform/db/database.ts';
import type { JobAttempt } from '../../../platform/jobs/job-kind.ts';
import { canBeRetried } from '../../../platform/jobs/jobs.repository.ts';
import { stillToTell } from './targets.repository.ts';

export const JOB_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** Counts of deliveries are exact up to here. */
const COUNTED = 10_000;

/** In the words of the index `jobs_deliveries`, or it is not used. */
const isDelivery = sql`(j.kind IN ('announcement', 'notice', 'test') OR j.kind LIKE 'mail.%')`;

export type DeliveryRow = {
  readonly id: number;
  readonly kind: string;
  readonly payload: Json;
  readonly state: JobState;
  readonly tries: number;
  readonly attempts: readonly JobAttempt[];
  readonly dueAt: Date;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  readonly lastError: string | null;
  /** It failed, and what it tells of was announced anew since. */
  readonly isToldAnew: boolean;
  /** It failed, or a restore ended it, and it has something left to tell. */
  readonly canRetry: boolean;
  /** Of an announcement: how many things it tells of, the first three titles, and the kind of the first. */
  readonly count: number | null;
  readonly titles: readonly string[] | null;
  readonly tells: 'level' | 'rerate' | 'pass' | null;
  readonly channelId: number | null;
  readonly channel: string | null;
  readonly pingType: Delivery['to']['pingType'];
  readonly roleLabel: string | null;
  /** Of a mail: who gets it. */
  readonly username: string | null;
};

const columns = sql`
  j.id, j.kind, j.payload, j.state, j.tries, j.attempts, j.due_at AS "dueAt", j.created_at AS "createdAt",
  j.finished_at AS "finishedAt", j.last_error AS "lastError", coalesce(j.result -> 'toldAnew' = 'true', false) AS "isToldAnew",
  ${canBeRetried} AND (j.kind <> 'announcement' OR EXISTS (SELECT FROM ${stillToTell} AND t.job_id = j.id))
    AS "canRetry", a.count, a.titles, a.tells, c.id AS "channelId",
  c.label AS channel, a.ping_type AS "pingType", r.label AS "roleLabel", u.username`;

const joins = sql`
  LEFT JOIN LATERAL (
    SELECT count(*) AS count, (array_agg(t.title ORDER BY t.id))[1:3] AS titles,
      (array_agg(t.kind ORDER BY t.id))[1] AS tells, min(t.channel_id) AS channel_id,
      min(t.ping_type) AS ping_type, min(t.role_id) AS role_id
    FROM (
      SELECT t.id, t.channel_id, t.ping_type, t.role_id, n.kind,
        CASE WHEN pl.id IS NULL THEN l.song ELSE pl.name || ' · ' || l.song END AS title
      FROM announcement_targets t
      JOIN announcements n ON n.id = t.announcement_id
      JOIN levels l ON l.id = n.level_id
      LEFT JOIN passes p ON p.id = n.pass_id
      LEFT JOIN players pl ON pl.id = p.player_id
      WHERE t.job_id = j.id
    ) t
  ) a ON j.kind = 'announcement'
  LEFT JOIN chat_channels c ON c.id =
    CASE WHEN j.kind = 'test' THEN (j.payload ->> 'channelId')::integer ELSE a.channel_id END
  LEFT JOIN chat_roles r ON r.id = a.role_id
  LEFT JOIN users u ON j.kind LIKE 'mail.%' AND u.email = lower(j.payload ->> 'address')`;

/** The rows of the page, and one more where there is one; the latest first. */
export async function selectDeliveries(
  db: Db,
  states: readonly JobState[],
  { limit, offset }: PageWindow,
): Promise<DeliveryRow[]> {
  const most = limit + 1;
  const { rows } = await sql<DeliveryRow>`
    WITH page AS MATERIALIZED (
      SELECT n.id FROM unnest(${states}::text[]) AS s (state) CROSS JOIN LATERAL (
        SELECT j.id FROM jobs j WHERE ${isDelivery} AND j.state = s.state
        ORDER BY j.id DESC LIMIT ${offset + most}::bigint) n
      ORDER BY n.id DESC LIMIT ${most} OFFSET ${offset})
    SELECT ${columns} FROM page JOIN jobs j ON j.id = page.id ${joins}
    ORDER BY j.id DESC`.execute(db);
  return rows;
}

export async function selectDelivery(db: Db | Trx, id: number): Promise<DeliveryRow | null> {
  const { rows } = await sql<DeliveryRow>`
    SELECT ${columns} FROM jobs j ${joins} WHERE j.id = ${id} AND ${isDelivery}`.execute(db);
  return rows[0] ?? null;
}

export type DeliveryCounts = Readonly<Record<JobState, number>>;

/** How many deliveries are in each state, up to `COUNTED`. */
export async function countDeliveries(db: Db): Promise<DeliveryCounts> {
  const { rows } = await sql<{ state: JobState; count: number }>`
    SELECT s.state, (SELECT count(*) FROM (
      SELECT FROM jobs j WHERE ${isDelivery} AND j.state = s.state LIMIT ${COUNTED}) n) AS count
    FROM unnest(${JOB_STATES}::text[]) AS s (state)`.execute(db);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count])) as DeliveryCounts;
}

/** When the oldest delivery that is not over was asked for, and how many messages reached the chat since a time. */
export async function selectPulse(
  db: Db,
  since: Date,
): Promise<{ oldestWaiting: Date | null; sent: number }> {
  const { rows } = await sql<{ oldestWaiting: Date | null; sent: number }>`
    SELECT (
      SELECT min(n.created_at) FROM unnest(ARRAY['waiting', 'running']) AS s (state) CROSS JOIN LATERAL (
        SELECT j.created_at FROM jobs j WHERE ${isDelivery} AND j.state = s.state ORDER BY j.id LIMIT 1) n
    ) AS "oldestWaiting", (
      SELECT count(*) FROM (
        SELECT FROM jobs j
        WHERE j.state = 'done' AND j.kind IN ('announcement', 'notice', 'test') AND j.finished_at >= ${since}
        LIMIT ${COUNTED}) n
    ) AS sent`.execute(db);
  return rows[0] ?? { oldestWaiting: null, sent: 0 };
}

/** A part of a message of announcements. */
export type ToldPart = {
  readonly id: number;
  /** Of the level or pass. */
  readonly itemId: number;
  readonly channelId: number;
  readonly pingType: PingType;
  readonly role: string | null;
  readonly embed: Embed;
  /** An earlier message of the same group has the ping. */
  readonly isPinged: boolean;
};

/** What a message of announcements told, or is to tell, in its order; without what was cancelled of it. */
export async function selectParts(db: Db, jobId: number): Promise<ToldPart[]> {
  const { rows } = await sql<ToldPart>`
    SELECT t.id, coalesce(n.pass_id, n.level_id) AS "itemId", t.channel_id AS "channelId", t.ping_type AS "pingType",
      r.role_id AS role, n.embed, EXISTS (
        SELECT FROM announcement_targets o
        WHERE o.ping_group = t.ping_group AND o.job_id < t.job_id AND o.state <> 'cancelled') AS "isPinged"
    FROM announcement_targets t
    JOIN announcements n ON n.id = t.announcement_id
    LEFT JOIN chat_roles r ON r.id = t.role_id
    WHERE t.job_id = ${jobId} AND t.state <> 'cancelled' ORDER BY t.id`.execute(db);
  return rows;
}

/** Locks those of the deliveries that can be retried. @returns them by id */
export async function lockRetried(trx: Trx, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; kind: string }>`
    SELECT j.id, j.kind FROM jobs j
    WHERE j.id = ANY (${ids}::bigint[]) AND ${canBeRetried} AND ${isDelivery}
    ORDER BY j.id FOR UPDATE`.execute(trx);
  return rows;
}
