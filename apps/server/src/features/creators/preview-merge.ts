import type { Db } from '../../platform/db/database.ts';
import { isRowId } from '../../platform/db/row-id.ts';
import { Problem } from '../../platform/http/problem.ts';
import { measureMerge } from './merge.repository.ts';
import { mergedAliases } from './merge-creators.ts';
import { presentCreators } from './present.ts';

/**
 * What a merge would move, for the dialog that asks before it.
 * @throws Problem SAME_CREATOR, CREATOR_NOT_FOUND with the unknown ids
 */
export async function previewMerge(
  db: Db,
  { sourceId, targetId }: { readonly sourceId: number; readonly targetId: number },
) {
  if (sourceId === targetId) throw new Problem('SAME_CREATOR');
  const ids = [sourceId, targetId];
  const creators = await presentCreators(db, ids.filter(isRowId), { isSuperAdmin: true });
  const [source, target] = ids.map((id) => creators.find((creator) => creator.id === id));
  if (source === undefined || target === undefined)
    throw new Problem('CREATOR_NOT_FOUND', {
      ids: ids.filter((id) => !creators.some((creator) => creator.id === id)),
    });
  const { user } = source;
  return {
    source,
    target,
    ...(await measureMerge(db, sourceId, targetId)),
    newAliases: mergedAliases(source, target).slice(target.aliases.length),
    user: user && { id: user.id, username: user.username, isMoving: target.user === null },
  };
}
