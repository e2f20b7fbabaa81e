import { NO_VALUE } from '@rondo/domain/format';
import type { LeaderboardKey } from '@rondo/domain/players';
import { DifficultyBadge } from '../../difficulties/index.ts';
import { StoredMark } from '../../modifiers/index.ts';
import type { LeaderRow } from '../api.ts';
import { figureText } from '../figure-text.ts';

/** One statistic of a row in the way its kind is written. */
export function StatValue({
  row,
  of: key,
  isMain = false,
}: {
  row: LeaderRow;
  of: LeaderboardKey;
  isMain?: boolean;
}) {
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
  const stored = key === 'rankedScore' ? row.overlay?.stored : undefined;
  return (
    <>
      {figureText(key, row[key])}
      {stored?.rankedScore === undefined || stored.rankedScore === row[key] ? null : (
        <StoredMark
          stored={figureText(key, stored.rankedScore)}
          rank={stored.rankedScoreRank}
          line={isMain ? 'worded' : undefined}
        />
      )}
    </>
  );
}
