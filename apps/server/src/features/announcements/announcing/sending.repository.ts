import type { AnnouncementReason } from '@rondo/domain/announcements';
import type { Embed, PingType } from '@rondo/domain/announcements';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/database.ts';
import { storableJson } from '../../../platform/db/storable-json.ts';
import type { AnnouncementKind } from './announcement.repository.ts';

/** A target of a message that is about to be sent. */
export interface WaitingTarget {
  readonly id: number;
  readonly channelId: number;
  readonly pingType: PingType;
  /** The chat's own id of the role; null where it was switched off. */
  readonly role: string | null;
  readonly embed: Embed;
  /** Another message of the same group had the ping. */
  readonly isPinged: boolean;
  /** Why it is not told any more; null: it is. */
  readonly obstacle: AnnouncementReason | null;
}

/** What still waits of a job, in the order in which it was asked for. */
export async function selectWaiting(db: Db, jobId: number): Promise<WaitingTarget[]> {
  const { rows } = await sql<WaitingTarget>`
    SELECT t.id, t.channel_id AS "channelId", t.ping_type AS "pingType", r.role_id AS role, a.embed,
      EXISTS (SELECT FROM announcement_targets o WHERE o.ping_group = t.ping_group AND o.state = 'sent') AS "isPinged",
      CASE WHEN a.is_past THEN 'CHANGED'
        WHEN p.is_deleted OR (p.id IS NULL AND l.is_deleted) THEN 'DELETED'
        WHEN p.is_duplicate THEN 'DUPLICATE' WHEN pl.is_banned THEN 'PLAYER_BANNED'
        WHEN l.is_deleted OR (p.id IS NOT NULL AND l.is_hidden) THEN 'LEVEL_NOT_VISIBLE'
        WHEN l.is_hidden THEN 'HIDDEN'
        WHEN p.id IS NULL AND l.to_rate THEN 'BEING_RATED' END AS obstacle
    FROM announcement_targets t
    JOIN announcements a ON a.id = t.announcement_id
    JOIN levels l ON l.id = a.level_id
    LEFT JOIN passes p ON p.id = a.pass_id
    LEFT JOIN players pl ON pl.id = p.player_id
    LEFT JOIN chat_roles r ON r.id = t.role_id AND r.is_active
    WHERE t.job_id = ${jobId} AND t.state = 'waiting'
    ORDER BY t.id`.execute(db);
  return rows;
}

/** Which items waiting targets of jobs are about: locked before the targets are, as by every write. */
export async function selectItemsOfJobs(
  trx: Trx,
  jobIds: readonly number[],
): Promise<{ passIds: number[]; levelIds: number[] }> {
  const { rows } = await sql<{ passId: number | null; levelId: number }>`
    SELECT DISTINCT a.pass_id AS "passId", a.level_id AS "levelId"
    FROM announcement_targets t JOIN announcements a ON a.id = t.announcement_id
    WHERE t.job_id = ANY (${jobIds}::bigint[])`.execute(trx);
  return {
    passIds: rows.flatMap(({ passId }) => passId ?? []),
    levelIds: rows.flatMap(({ passId, levelId }) => (passId === null ? [levelId] : [])),
  };
}

export interface TargetEnd {
  readonly id: number;
  readonly state: 'sent' | 'failed' | 'cancelled';
  readonly messageId: string | null;
  readonly error: string | null;
}

/** Ends waiting targets. @returns the announcements that they belong to, by id */
export async function endTargets(trx: Trx, ends: readonly TargetEnd[], now: Date): Promise<number[]> {
  if (ends.length === 0) return [];
  const { rows } = await sql<{ announcementId: number }>`
    UPDATE announcement_targets t SET state = e.state, message_id = e."messageId", error = e.error, finished_at = ${now}
    FROM jsonb_to_recordset(${storableJson(ends)}::jsonb) AS e (id bigint, state text, "messageId" text, error text)
    WHERE t.id = e.id AND t.state = 'waiting'
    RETURNING t.announcement_id AS "announcementId"`.execute(trx);
  return [...new Set(rows.map(({ announcementId }) => announcementId))].sort((a, b) => a - b);
}

/** What waits of jobs. */
export async function selectTargetsOfJobs(trx: Trx, jobIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM announcement_targets
    WHERE job_id = ANY (${jobIds}::bigint[]) AND state = 'waiting' ORDER BY id`.execute(trx);
  return rows.map(({ id }) => id);
}

export interface EndedAnnouncement {
  readonly id: number;
  readonly kind: AnnouncementKind;
  readonly itemId: number;
  readonly state: 'sent' | 'failed' | 'cancelled';
  readonly isPast: boolean;
}

/**
 * Ends those of the announcements of which nothing waits any more: failed where a channel failed, else cancelled where
 * one was cancelled, else sent.
 */
export async function endAnnouncements(
  trx: Trx,
  ids: readonly number[],
  now: Date,
): Promise<EndedAnnouncement[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<EndedAnnouncement>`
    UPDATE announcements a SET finished_at = ${now},
      state = CASE WHEN t.failed > 0 THEN 'failed' WHEN t.cancelled > 0 THEN 'cancelled' ELSE 'sent' END
    FROM (
      SELECT announcement_id, count(*) FILTER (WHERE state = 'waiting') AS waiting,
        count(*) FILTER (WHERE state = 'failed') AS failed, count(*) FILTER (WHERE state = 'cancelled') AS cancelled
      FROM announcement_targets WHERE announcement_id = ANY (${ids}::bigint[]) GROUP BY announcement_id
    ) t
    WHERE a.id = t.announcement_id AND t.waiting = 0 AND a.state = 'open'
    RETURNING a.id, a.kind, coalesce(a.pass_id, a.level_id) AS "itemId", a.state, a.is_past AS "isPast"`.execute(
    trx,
  );
  return rows;
}
