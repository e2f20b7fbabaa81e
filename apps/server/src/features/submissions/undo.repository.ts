import type { StandingReason } from '@rondo/contract/submissions/calls';
import type { SubmissionKind } from '@rondo/domain/submissions';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';
import { submissionTables } from './decide.repository.ts';

/** Makes a submission as if nobody had decided about it or worked on it: its place in the queue is that of its id. */
export async function returnToQueue(trx: Trx, kind: SubmissionKind, id: number): Promise<void> {
  await trx
    .updateTable(submissionTables[kind])
    .set({
      status: 'pending',
      decided_by_id: null,
      decided_at: null,
      updated_at: sql`now()`,
      decline_reason: null,
      claimed_by_id: null,
      claimed_until: null,
      ...(kind === 'pass' ? { pass_id: null } : { level_id: null }),
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Locks a level so that nothing new can refer to it until the commit, which a lock for its change alone would let in: a
 * pass that is submitted, a reference.
 */
export async function holdLevel(trx: Trx, id: number): Promise<void> {
  await sql`SELECT FROM levels WHERE id = ${id} FOR UPDATE`.execute(trx);
}

type Dependent = Extract<
  StandingReason,
  'PASSES' | 'VOTES' | 'ANNOUNCED' | 'REFERENCED' | 'CREDITS' | 'EDITED'
>;

/**
 * What was made of a level or depends on it since it was allowed. Whatever staff change of a level is in the log under
 * the level; the approval itself is under the submission. What waits to be told was cancelled before: a message that
 * still waits is being sent.
 */
export async function selectDependents(trx: Trx, levelId: number): Promise<Dependent[]> {
  const logged = sql`SELECT FROM audit_log a WHERE a.subject_type = 'level' AND a.subject_id = ${levelId}`;
  const ofCredits = sql`a.action IN ('level.credits', 'level.verify', 'level.unverify')`;
  const { rows } = await sql<Record<Dependent, boolean>>`
    SELECT
      EXISTS (SELECT FROM passes p WHERE p.level_id = l.id AND NOT p.is_deleted)
        OR EXISTS (SELECT FROM pass_submissions s WHERE s.level_id = l.id AND s.status = 'pending') AS "PASSES",
      EXISTS (SELECT FROM ratings r JOIN rating_details v ON v.rating_id = r.id WHERE r.level_id = l.id)
        OR EXISTS (SELECT FROM rating_suggestions g WHERE g.level_id = l.id) AS "VOTES",
      l.is_announced OR EXISTS (
        SELECT FROM announcements n JOIN announcement_targets t ON t.announcement_id = n.id
        WHERE n.level_id = l.id AND n.pass_id IS NULL AND t.state IN ('waiting', 'sent')) AS "ANNOUNCED",
      EXISTS (SELECT FROM level_references f WHERE f.level_id = l.id) AS "REFERENCED",
      EXISTS (${logged} AND ${ofCredits}) AS "CREDITS",
      EXISTS (${logged} AND NOT ${ofCredits}) AS "EDITED"
    FROM levels l WHERE l.id = ${levelId}`.execute(trx);
  const [found] = rows;
  return found === undefined ? [] : (Object.keys(found) as Dependent[]).filter((reason) => found[reason]);
}
