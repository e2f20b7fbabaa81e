import type { LevelSubmission, PassSubmission } from '@rondo/contract/submissions';
import type { Db } from '../../platform/db/database.ts';
import { presentLevels, presentPass } from './present.ts';
import { selectPendingLevels, selectPendingPasses } from './review.repository.ts';

/** Level submissions that wait for a decision, oldest first. */
export async function pendingLevels(db: Db): Promise<LevelSubmission[]> {
  return presentLevels(db, await selectPendingLevels(db));
}

/** Pass submissions that wait for a decision, oldest first. */
export async function pendingPasses(db: Db): Promise<PassSubmission[]> {
  return (await selectPendingPasses(db)).map((row) => presentPass(row));
}
