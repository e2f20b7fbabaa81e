import { topScores } from '@rondo/domain/players';
import type { Db, Trx } from '../../platform/db/database.ts';
import type { Viewer } from '../../platform/http/access.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type JsonText, jsonText } from '../../platform/http/reply.ts';
import { selectProfile } from './profile.repository.ts';
import { scoredPasses } from './scored-passes.ts';

/**
 * A player with statistics, passes and top scores.
 * @throws Problem NOT_FOUND
 */
export async function playerProfile(
  db: Db | Trx,
  id: number,
  viewer: Pick<Viewer, 'isSuperAdmin'> | null,
): Promise<JsonText> {
  const isStaff = viewer?.isSuperAdmin ?? false;
  const profile = await selectProfile(db, id, isStaff);
  if (profile === null) throw new Problem('NOT_FOUND');
  const parts = [
    profile.text.slice(1, -1),
    ...(isStaff ? [profile.staffText.slice(1, -1)] : []),
    `"passes":[${profile.passes ?? ''}]`,
    `"topScores":${JSON.stringify(topScores(scoredPasses(profile.countable)))}`,
  ];
  return jsonText(`{${parts.join(',')}}`);
}
