import { singlesOf } from '@rondo/domain/ratings';
import { readRating, useDifficulties } from '../../difficulties/index.ts';
import type { Rating } from './rating-api.ts';

/** Where in the table this level's votes probably lie: at the averages, else what was asked for, else what it is now. */
export function useLikelyPlace(rating: Rating): number {
  const difficulties = useDifficulties();
  const average = rating.averageDifficulty ?? rating.communityDifficulty;
  if (average) return average.sortOrder;
  const asked = readRating(rating.level.rerateNum || rating.requesterFR, difficulties);
  const [first] = asked ? singlesOf(asked) : [];
  return (difficulties.find(({ name }) => name === first?.name) ?? rating.level.difficulty).sortOrder;
}
