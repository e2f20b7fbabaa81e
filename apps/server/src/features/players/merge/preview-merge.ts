import type { MergePreview } from '@rondo/contract/player-admin';
import type { Deps } from '../../../platform/feature.ts';
import { playerProblem } from '../player-problem.ts';
import { selectMergePreview } from './preview.repository.ts';

/**
 * What a merge would move; nothing is written or locked.
 * @throws Problem SAME_PLAYER, NOT_FOUND, PLAYER_NOT_FOUND
 */
export async function previewMerge(
  { db }: Pick<Deps, 'db'>,
  sourceId: number,
  targetId: number,
): Promise<MergePreview> {
  if (sourceId === targetId) throw playerProblem('SAME_PLAYER');
  const { source, target, ...counts } = await selectMergePreview(db, sourceId, targetId);
  if (source === null) throw playerProblem('NOT_FOUND');
  if (target === null) throw playerProblem('PLAYER_NOT_FOUND');
  const { sharedLevels, ratings, sourceDiscord, targetDiscord } = counts;
  const account = source.user === null ? 'none' : target.user === null ? 'moves' : 'closes';
  return {
    source,
    target,
    passes: counts.passes,
    sharedLevels,
    submissions: counts.submissions,
    pendingSubmissions: counts.pendingSubmissions,
    account,
    sourceUser: source.user,
    ratings: account === 'closes' ? ratings : 0,
    discord: sourceDiscord === null ? 'none' : targetDiscord === null ? 'moves' : 'leaves',
  };
}
