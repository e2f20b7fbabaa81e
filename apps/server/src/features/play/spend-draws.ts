import type { DrawReceipt } from '@rondo/contract/draws';
import type { playEndpoints } from '@rondo/contract/play';
import { drawsFit } from '@rondo/domain/play';
import type { Trx } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/feature.ts';
import { found, Problem } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { currentDifficulties } from '../difficulties/index.ts';
import { lockUnspent, markSpent } from '../draws/index.ts';

/**
 * Uses up the draws that a roll names (docs/rules/play.md#named-draws).
 * @returns whether it names any
 * @throws Problem DRAWS_DO_NOT_FIT where one is somebody else's, was used before, or gives something else
 */
export async function spendDraws(
  trx: Trx,
  deps: Pick<Deps, 'db' | 'events' | 'clock'>,
  { id: userId }: { readonly id: number },
  levelId: number,
  { draws = [], diffId, baseScore, publicComments }: Call<typeof playEndpoints.setRolledDifficulty>['body'],
): Promise<boolean> {
  if (draws.length === 0) return false;
  const { byId } = await currentDifficulties(deps);
  const difficulty = found(byId(diffId), 'DIFFICULTY_NOT_FOUND');
  const replies = await lockUnspent(trx, userId, draws);
  const outcomes = replies.map((reply) => (reply as DrawReceipt).outcome);
  const given = { levelId, diffId, baseScore: baseScore || null, comment: publicComments ?? '' };
  const worth = { name: difficulty.name, baseScore: difficulty.base_score };
  if (outcomes.length < draws.length || !drawsFit(outcomes, given, worth))
    throw new Problem('DRAWS_DO_NOT_FIT');
  await markSpent(trx, draws);
  return true;
}
