import { secondsUntil } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/feature.ts';
import type { Viewer } from '../../platform/http/access.ts';
import { listText } from '../../platform/http/page-text.ts';
import { type JsonText, jsonText } from '../../platform/http/reply.ts';
import { selectPastRatings, selectRatingOfLevel } from '../ratings/index.ts';
import { selectLevel } from './detail.repository.ts';
import { selectLevelTimeout } from './level-timeout.repository.ts';
import { checkLevel, refuseUnseen } from './level-detail.ts';

/**
 * A level and its open rating, else the one that was closed last; with the seconds until it can be rolled again, where
 * it waits.
 * @throws Problem NOT_FOUND, LEVEL_DELETED
 */
export async function levelWithRatings(
  { db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>,
  id: number,
  viewer: Viewer | null,
): Promise<JsonText> {
  const level = await selectLevel(db, id);
  refuseUnseen(level?.isDeleted ?? null, viewer);
  const rating = await selectRatingOfLevel(db, id, viewer, config);
  const now = clock.now();
  const until = config.jokes ? await selectLevelTimeout(db, id, now) : null;
  const timeout = until === null ? '' : `,"timeout":${secondsUntil(until, now)}`;
  return jsonText(`{"level":${level?.text},"ratings":${rating}${timeout}}`);
}

/**
 * Closed ratings of a level, the latest first.
 * @throws Problem NOT_FOUND, LEVEL_DELETED
 */
export async function levelRatings(db: Db, id: number, viewer: Viewer | null): Promise<JsonText> {
  await checkLevel(db, id, viewer);
  return listText(await selectPastRatings(db, id));
}
