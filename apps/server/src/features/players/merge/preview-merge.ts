import type { MergePreview } from '@rondo/contract/players';
import type { Db } from '../../../platform/db/database.ts';
import { playerProblem } from '../player-problem.ts';
import { selectMergePreview } from './preview.repository.ts';

/**
 * What a merge would move; nothing is written or locked.
 * @throws Problem SAME_PLAYER, NOT_FOUND, PLAYER_NOT_FOUND
 */
export async function previewMerge(db: Db, sourceId: number, targetId: number): Promise<MergePreview> {
  if (sourceId === targetId) throw playerProblem('SAME_PLAYER');
  const row = await selectMergePreview(db, sourceId, targetId);
  const { source, target, sourceDiscord, targetDiscord, ...counts } = row;
  if (source === null) throw playerProblem('NOT_FOUND');
  if (target === null) throw playerProblem('PLAYER_NOT_FOUND');
  const account = source.user === null ? 'none' : target.user === null ? 'moves' : 'closes';
  return {
    ...counts,
    source,
    target,
    account,
    sourceUser: source.user,
    ratings: account === 'closes' ? counts.ratings : 0,
    discord: sourceDiscord === null ? 'none' : targetDiscord === null ? 'moves' : 'leaves',
  };
}
