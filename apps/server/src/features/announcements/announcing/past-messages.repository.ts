import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/database.ts';
import type { JobAttempt } from '../../../platform/jobs/job-kind.ts';
import { channelLane } from '../delivery/chat-job.ts';
import { announcementJob } from './announcement-job.ts';

/** A message to a channel that was sent, or failed with an error, at a time. @returns the job's id */
export async function insertPastJob(
  trx: Trx,
  channelId: number,
  at: Date,
  error: string | null,
): Promise<number> {
  const attempts: JobAttempt[] =
    error === null ? [] : [{ at: at.toISOString(), error, retryIn: null, isTry: true }];
  const { rows } = await sql<{ id: number }>`
    INSERT INTO jobs (kind, lane, payload, state, tries, attempts, last_error, due_at, since, created_at, finished_at)
    VALUES (${announcementJob.kind}, ${channelLane(channelId)}, ${JSON.stringify({ channelId })}::jsonb,
      ${error === null ? 'done' : 'failed'}, 1, ${JSON.stringify(attempts)}::jsonb, ${error}, ${at}, ${at}, ${at}, ${at})
    RETURNING id`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('an insert returns its row');
  return row.id;
}
