import type { Db } from '../../platform/db/database.ts';
import type { Viewer } from '../../platform/http/access.ts';
import { listText } from '../../platform/http/page-text.ts';
import type { JsonText } from '../../platform/http/reply.ts';
import { selectHistory } from './history.repository.ts';
import { checkLevel } from './level-detail.ts';

/**
 * What everyone may know of a level's past (docs/rules/levels.md#history).
 * @throws Problem NOT_FOUND, LEVEL_DELETED
 */
export async function levelHistory(db: Db, id: number, viewer: Viewer | null): Promise<JsonText> {
  await checkLevel(db, id, viewer);
  return listText(await selectHistory(db, id, viewer?.isSuperAdmin ?? false));
}
