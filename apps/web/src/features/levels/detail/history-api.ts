import { keys } from '../../../lib/queries/keys.ts';
import { type Reply, read } from '../../../lib/queries/read.ts';

const historyPath = '/v2/database/levels/{id}/history';
const ratingsPath = '/v2/database/levels/{id}/ratings';

/** The public part of a level's past; stale when the level changes. */
export const levelHistoryQuery = (id: number) => read(keys.levels.history(id), historyPath, { path: { id } });

/** How the level was rated before; stale when the level changes. */
export const pastRatingsQuery = (id: number) => read(keys.levels.ratings(id), ratingsPath, { path: { id } });

/** What was recorded with a change never changes. */
export function changeEffectQuery(id: number, changeId: number) {
  const path = { id, changeId };
  const options = { staleTime: 10 * 60_000 };
  return read(keys.levels.effect(id, changeId), `${historyPath}/{changeId}/effect`, { path }, options);
}

export type LevelChange = Reply<typeof historyPath>[number];
export type PastRating = Reply<typeof ratingsPath>[number];
