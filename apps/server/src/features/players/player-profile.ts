import { type ScoredPass, topScores } from '@rondo/domain/players';
import type { Db, Trx } from '../../platform/db/database.ts';
import type { Viewer } from '../../platform/http/access.ts';
import { found } from '../../platform/http/problem.ts';
import { type JsonText, jsonText } from '../../platform/http/reply.ts';
import { selectProfile } from './profile.repository.ts';

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
  const profile = found(await selectProfile(db, id, isStaff));
  const parts = [
    profile.text.slice(1, -1),
    ...(isStaff ? [profile.staffText.slice(1, -1)] : []),
    `"passes":[${profile.passes ?? ''}]`,
    `"topScores":${JSON.stringify(topScores(scoredPasses(profile.countable)))}`,
  ];
  return jsonText(`{${parts.join(',')}}`);
}

/** Reads a JSON list of [id, levelId, scoreV2], the short form in which the database hands over many passes. */
export function scoredPasses(text: string): readonly ScoredPass[] {
  const rows = JSON.parse(text) as [number, number, number][];
  return rows.map(([id, levelId, scoreV2]) => ({ id, levelId, scoreV2 }));
}
