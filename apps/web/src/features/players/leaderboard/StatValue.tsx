import { formatAccuracy, formatCount, formatScore, NO_VALUE } from '@rondo/domain/format';
import { type LeaderboardKey, leaderboardKeyKind } from '@rondo/domain/players';
import { DifficultyBadge } from '../../difficulties/index.ts';
import type { LeaderRow } from '../api.ts';

/** One statistic of a row in the way its kind is written. */
export function StatValue({ row, of: key }: { row: LeaderRow; of: LeaderboardKey }) {
  if (key === 'topDiff' || key === 'top12kDiff') {
    const difficulty = row.stats[key];
    if (!difficulty) return NO_VALUE;
    return (
      <span className="inline-flex items-center gap-2">
        <DifficultyBadge of={difficulty} size={28} decorative />
        {difficulty.name}
      </span>
    );
  }
  const kind = leaderboardKeyKind(key);
  if (kind === 'accuracy') return formatAccuracy(row[key]);
  return kind === 'count' ? formatCount(row[key]) : formatScore(row[key]);
}
