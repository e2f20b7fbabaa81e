import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/database.ts';
import { isOf, type Subject } from '../announcing/announcement.repository.ts';

/**
 * Locks what messages tell of: levels, passes, then announcements, each in ascending order, as announcing does. Two who
 * end the last channels of one announcement wait for each other.
 */
export async function lockAnnouncements(trx: Trx, jobIds: readonly number[]): Promise<void> {
  const of = sql`
    FROM announcement_targets t JOIN announcements a ON a.id = t.announcement_id
    WHERE t.job_id = ANY (${jobIds}::bigint[])`;
  await sql`SELECT FROM levels WHERE id IN (SELECT a.level_id ${of}) ORDER BY id FOR NO KEY UPDATE`.execute(
    trx,
  );
  await sql`SELECT FROM passes WHERE id IN (SELECT a.pass_id ${of}) ORDER BY id FOR NO KEY UPDATE`.execute(
    trx,
  );
  await sql`SELECT FROM announcements WHERE id IN (SELECT a.id ${of}) ORDER BY id FOR UPDATE`.execute(trx);
}

/**
 * What failed and may still be told: its item is there and not announced, and nobody announced it again since. Over `t`
 * targets, `a` announcements, `l` levels and `p` passes.
 */
export const stillToTell = sql`
  announcement_targets t
  JOIN announcements a ON a.id = t.announcement_id
  JOIN levels l ON l.id = a.level_id
  LEFT JOIN passes p ON p.id = a.pass_id
  WHERE t.state = 'failed' AND NOT a.is_past
    AND NOT l.is_deleted AND NOT l.is_hidden AND NOT coalesce(p.is_deleted OR p.is_duplicate, false)
    AND NOT coalesce(p.is_announced, l.is_announced)
    AND NOT EXISTS (
      SELECT FROM announcements n
      WHERE n.level_id = a.level_id AND n.pass_id IS NOT DISTINCT FROM a.pass_id AND n.id > a.id)`;

/**
 * What failed of messages waits again where it may still be told, and nothing else became the first of its kind.
 * @returns the jobs that have something to tell
 */
export async function reopenTargets(trx: Trx, jobIds: readonly number[]): Promise<number[]> {
  const candidates = sql`
    SELECT t.id, t.announcement_id, t.job_id, a.level_id, a.pass_id, decode(t.directive ->> 'kind', 'hex') AS hash,
      CASE WHEN a.pass_id IS NULL THEN 'LEVEL' ELSE 'PASS' END AS trigger_type
    FROM ${stillToTell} AND t.job_id = ANY (${jobIds}::bigint[])`;
  await sql`
    INSERT INTO first_of_kind (level_id, trigger_type, condition_hash, announcement_id)
    SELECT level_id, trigger_type, hash, min(announcement_id) FROM (${candidates}) c WHERE hash IS NOT NULL
    GROUP BY level_id, trigger_type, hash
    ON CONFLICT DO NOTHING`.execute(trx);
  const { rows } = await sql<{ jobId: number; announcementId: number }>`
    UPDATE announcement_targets t SET state = 'waiting', error = NULL, finished_at = NULL
    FROM (${candidates}) c
    WHERE t.id = c.id AND (c.hash IS NULL OR EXISTS (
      SELECT FROM first_of_kind f JOIN announcements a ON a.id = f.announcement_id
      WHERE f.level_id = c.level_id AND f.trigger_type = c.trigger_type AND f.condition_hash = c.hash
        AND a.pass_id IS NOT DISTINCT FROM c.pass_id))
    RETURNING t.job_id AS "jobId", t.announcement_id AS "announcementId"`.execute(trx);
  await sql`
    UPDATE announcements SET state = 'open', finished_at = NULL
    WHERE id = ANY (${rows.map(({ announcementId }) => announcementId)}::bigint[])`.execute(trx);
  return [...new Set(rows.map(({ jobId }) => jobId))];
}

/**
 * Ends failed messages that have nothing left to tell, because their items were announced anew or marked: they count as
 * failed no longer. The items are locked.
 * @returns whether there were any
 */
export async function endToldAnew(trx: Trx, subject: Subject, itemIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    UPDATE jobs j SET state = 'cancelled', result = '{"toldAnew": true}'
    WHERE j.state = 'failed' AND j.kind = 'announcement' AND j.id IN (
        SELECT o.job_id FROM announcement_targets o JOIN announcements a ON a.id = o.announcement_id
        WHERE ${isOf(subject, itemIds)} AND o.state = 'failed')
      AND NOT EXISTS (SELECT FROM ${stillToTell} AND t.job_id = j.id)
    RETURNING j.id`.execute(trx);
  return rows.length > 0;
}
