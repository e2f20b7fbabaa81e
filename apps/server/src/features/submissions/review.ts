import type { LevelSubmission, PassSubmission } from '@rondo/contract/submissions/submission';
import type { SubmissionKind } from '@rondo/domain/submissions';
import type { Db, Trx } from '../../platform/db/database.ts';
import { present, type Submissions } from './present.ts';
import { selectReviews } from './review.repository.ts';

const staff = { isSuperAdmin: true };

/** Submissions of a kind that wait for a decision, oldest first. */
export async function pendingOf<K extends SubmissionKind>(db: Db, kind: K): Promise<Submissions[K][]> {
  return present[kind](db, await selectReviews(db, kind, 'pending'), staff);
}

/** A submission that is known to be there, as staff see it. */
export async function reviewed<K extends SubmissionKind>(
  db: Db | Trx,
  kind: K,
  id: number,
): Promise<Submissions[K]> {
  const [submission] = await present[kind](db, await selectReviews(db, kind, 'one', [id]), staff);
  return submission as Submissions[K];
}

/** Rows of each kind that one sees of one's own. */
const MOST_OWN = 50;

/** What somebody submitted, with status and decline reason, the latest first. */
export async function ownSubmissions(
  db: Db,
  { id, isSuperAdmin }: { readonly id: number; readonly isSuperAdmin: boolean },
): Promise<{ levels: LevelSubmission[]; passes: PassSubmission[] }> {
  const own = async <K extends SubmissionKind>(kind: K) => {
    const rows = await selectReviews(db, kind, 'latest of user', [id, MOST_OWN]);
    return present[kind](db, rows.reverse(), { isSuperAdmin });
  };
  const [levels, passes] = await Promise.all([own('level'), own('pass')]);
  return { levels, passes };
}
