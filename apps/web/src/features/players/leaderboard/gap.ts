import { formatAccuracy, formatCount, formatScore } from '@rondo/domain/format';
import { type LeaderboardKey, leaderboardKeyKind } from '@rondo/domain/players';
import type { LeaderRow, Standing } from '../api.ts';

export type Gap =
  | { kind: 'first' | 'tie' }
  | { kind: 'gap'; gap: string }
  /** Difficulties are not counted: the one of the row ahead is what is missing. */
  | { kind: 'difficulty'; name: string };

/** What a player lacks to the row ahead, written as its key is. */
export function gapAhead({ row, ahead }: Standing, key: LeaderboardKey): Gap {
  if (!ahead) return { kind: 'first' };
  if (key === 'topDiff' || key === 'top12kDiff') {
    const next = ahead.stats[key];
    return next && next.id !== row.stats[key]?.id ? { kind: 'difficulty', name: next.name } : { kind: 'tie' };
  }
  const gap = written(key, Math.abs(ahead[key] - row[key]));
  return gap === written(key, 0) ? { kind: 'tie' } : { kind: 'gap', gap };
}

type Figure = Exclude<LeaderboardKey, 'topDiff' | 'top12kDiff'> & keyof LeaderRow;

function written(key: Figure, value: number): string {
  switch (leaderboardKeyKind(key)) {
    case 'accuracy':
      return formatAccuracy(value);
    case 'count':
      return formatCount(value);
    default:
      return formatScore(value);
  }
}
