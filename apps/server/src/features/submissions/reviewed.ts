import type { LevelSubmission, PassSubmission } from '@rondo/contract/submissions';
import type { Db, Trx } from '../../platform/db/database.ts';
import { presentLevel, presentPass } from './present.ts';
import {
  type LevelReviewRow,
  type PassReviewRow,
  selectLevelReview,
  selectPassReview,
} from './review.repository.ts';

/** A level submission that is known to be there. */
export async function reviewedLevel(db: Db | Trx, id: number): Promise<LevelSubmission> {
  return presentLevel(db, (await selectLevelReview(db, id)) as LevelReviewRow);
}

/** A pass submission that is known to be there. */
export async function reviewedPass(db: Db | Trx, id: number): Promise<PassSubmission> {
  return presentPass((await selectPassReview(db, id)) as PassReviewRow);
}
