import type { LevelSubmission, PassSubmission } from '@rondo/contract/submissions';
import type { Db } from '../../platform/db/database.ts';
import { presentLevels, presentPass } from './present.ts';
import { selectOwnLevels, selectOwnPasses } from './review.repository.ts';

/** Rows of each kind (api §8). */
const most = 50;

/** What somebody handed in, with status and decline reason, the latest first. */
export async function ownSubmissions(
  db: Db,
  viewer: { readonly id: number; readonly isSuperAdmin: boolean },
): Promise<{ levels: LevelSubmission[]; passes: PassSubmission[] }> {
  const view = { isSuperAdmin: viewer.isSuperAdmin };
  const [levels, passes] = await Promise.all([
    selectOwnLevels(db, viewer.id, most),
    selectOwnPasses(db, viewer.id, most),
  ]);
  return {
    levels: await presentLevels(db, levels, view),
    passes: passes.map((row) => presentPass(row, view)),
  };
}
