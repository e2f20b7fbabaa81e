import type { EditEffect } from '@rondo/contract/level-writes';
import { seesRemoved } from '@rondo/domain/auth';
import type { Db } from '../../platform/db/database.ts';
import type { Viewer } from '../../platform/http/access.ts';
import { found } from '../../platform/http/problem.ts';
import { selectBannedPlayers, selectEffect } from './history.repository.ts';
import { checkLevel } from './level-detail.ts';

/**
 * What a change in a level's history did to passes and standings, as it was recorded; players who are banned now are
 * for super admins only.
 * @throws Problem NOT_FOUND, also where nothing was recorded; LEVEL_DELETED
 */
export async function changeEffect(
  db: Db,
  levelId: number,
  changeId: number,
  viewer: Viewer | null,
): Promise<EditEffect> {
  await checkLevel(db, levelId, viewer);
  const effect = found(await selectEffect(db, levelId, changeId));
  if (seesRemoved(viewer)) return effect;
  const ids = effect.players.map(({ id }) => id);
  const banned = await selectBannedPlayers(db, ids);
  return { ...effect, players: effect.players.filter(({ id }) => !banned.includes(id)) };
}
