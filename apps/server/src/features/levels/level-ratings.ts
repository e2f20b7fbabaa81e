import type { Db } from '../../platform/db/database.ts';
import type { Viewer } from '../../platform/http/access.ts';
import { listText } from '../../platform/http/page-text.ts';
import { type JsonText, jsonText } from '../../platform/http/reply.ts';
import { selectPastRatings, selectRatingOfLevel } from '../ratings/index.ts';
import { selectLevel } from './detail.repository.ts';
import { checkLevel, refuseUnseen } from './level-detail.ts';

/**
 * A level and its open rating, else the one that was closed last.
 * @throws Problem NOT_FOUND, LEVEL_DELETED
 */
export async function levelWithRatings(db: Db, id: number, viewer: Viewer | null): Promise<JsonText> {
  const level = await selectLevel(db, id);
  refuseUnseen(level?.isDeleted ?? null, viewer);
  const rating = await selectRatingOfLevel(db, id, viewer);
  return jsonText(`{"level":${level?.text},"ratings":${rating}}`);
}

/**
 * Closed ratings of a level, the latest first.
 * @throws Problem NOT_FOUND, LEVEL_DELETED
 */
export async function levelRatings(db: Db, id: number, viewer: Viewer | null): Promise<JsonText> {
  await checkLevel(db, id, viewer);
  return listText(await selectPastRatings(db, id));
}
