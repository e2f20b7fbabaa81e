import { formatAccuracy, formatCount, formatScore } from '@rondo/domain/format';
import { type LeaderboardKey, leaderboardKeyKind } from '@rondo/domain/players';

/** A statistic that is a number. */
export type Figure = Exclude<LeaderboardKey, 'topDiff' | 'top12kDiff'>;

/** Those beside the ranked score, in the order in which they are shown. */
export const OTHER_FIGURES: readonly Figure[] = [
  'generalScore',
  'ppScore',
  'wfScore',
  'score12K',
  'worldsFirstCount',
  'averageXacc',
  'totalPasses',
  'universalPassCount',
];

/** A number in the way its statistic is written. */
export function figureText(key: Figure, value: number): string {
  const kind = leaderboardKeyKind(key);
  if (kind === 'accuracy') return formatAccuracy(value);
  return kind === 'count' ? formatCount(value) : formatScore(value);
}
