import type { Db } from '../../platform/db/database.ts';
import type { Viewer } from '../../platform/http/access.ts';
import { type JsonText, jsonText } from '../../platform/http/reply.ts';
import { refuseUnseen } from '../levels/index.ts';
import { selectPassesOfLevel } from './detail.repository.ts';

/**
 * The passes shown on a level, best first (docs/rules/passes.md#pass-list).
 * @throws Problem NOT_FOUND, LEVEL_DELETED
 */
export async function passesOfLevel(db: Db, levelId: number, viewer: Viewer | null): Promise<JsonText> {
  const level = await selectPassesOfLevel(db, levelId);
  refuseUnseen(level?.isDeleted ?? null, viewer);
  return jsonText(`[${level?.text ?? ''}]`);
}
