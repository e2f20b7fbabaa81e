import type { playEndpoints } from '@rondo/contract/play';
import type { Trx } from '../../platform/db/database.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import type { Call } from '../../platform/http/route.ts';
import type { LevelState } from '../levels/index.ts';
import { insertSuggestion, openRatingOf } from '../ratings/index.ts';

/** Keeps a roll for super admins; the locked level, its ratings and averages stay (docs/rules/play.md#suggestions). */
export async function suggest(
  trx: Trx,
  viewer: { readonly id: number },
  level: Pick<LevelState, 'id'>,
  { diffId, baseScore, publicComments, draws = [] }: Call<typeof playEndpoints.setRolledDifficulty>['body'],
  at: Date,
): Promise<void> {
  await insertSuggestion(trx, {
    user_id: viewer.id,
    level_id: level.id,
    diff_id: diffId,
    base_score: baseScore || null,
    comment: publicComments ?? '',
    draw_ids: [...draws],
    created_at: at,
  });
  const ratingId = await openRatingOf(trx, level.id);
  if (ratingId !== null)
    await publishEvent(trx, { type: 'ratingUpdate', data: { ratingId, levelId: level.id } });
}
