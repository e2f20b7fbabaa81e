import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Subject } from './announcement.repository.ts';

/** What waits of items, without what is being sent; the jobs are locked, so that none of them begins. */
export async function lockWaiting(
  trx: Trx,
  subject: Subject,
  ids: readonly number[],
): Promise<{ id: number; jobId: number; itemId: number }[]> {
  const isOf =
    subject === 'passes'
      ? sql`a.pass_id = ANY (${ids}::integer[])`
      : sql`a.level_id = ANY (${ids}::integer[]) AND a.pass_id IS NULL`;
  const targets = sql`announcement_targets t JOIN announcements a ON a.id = t.announcement_id
    WHERE ${isOf} AND a.state = 'open' AND t.state = 'waiting'`;
  const { rows: jobs } = await sql<{ id: number }>`
    SELECT id FROM jobs WHERE id IN (SELECT t.job_id FROM ${targets}) AND state = 'waiting'
    ORDER BY id FOR UPDATE`.execute(trx);
  const jobIds = jobs.map(({ id }) => id);
  const { rows } = await sql<{ id: number; jobId: number; itemId: number }>`
    SELECT t.id, t.job_id AS "jobId", coalesce(a.pass_id, a.level_id) AS "itemId" FROM ${targets}
      AND t.job_id = ANY (${jobIds}::bigint[])`.execute(trx);
  return rows;
}

/** Cancels jobs that have nothing left to tell. */
export async function cancelEmptyJobs(
  trx: Trx,
  jobs: Pick<Jobs, 'cancelByIds'>,
  jobIds: readonly number[],
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    SELECT j.id FROM jobs j WHERE j.id = ANY (${jobIds}::bigint[]) AND j.state = 'waiting'
      AND NOT EXISTS (SELECT FROM announcement_targets t WHERE t.job_id = j.id AND t.state = 'waiting')`.execute(
    trx,
  );
  if (rows.length > 0)
    await jobs.cancelByIds(
      trx,
      rows.map(({ id }) => id),
    );
}
