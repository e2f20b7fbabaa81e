import type { LeaderboardKey } from '@rondo/domain/players';
import type { LeaderRow } from '../api.ts';
import { figureText } from '../figure-text.ts';

export type Gap =
  | { kind: 'tie' }
  | { kind: 'gap'; gap: string }
  /** Difficulties are not counted: the one of the other row is what is missing. */
  | { kind: 'difficulty'; name: string };

/** What lies between a row and another one, written as its key is. */
export function gapBetween(row: LeaderRow, other: LeaderRow, key: LeaderboardKey): Gap {
  if (key === 'topDiff' || key === 'top12kDiff') {
    const there = other.stats[key];
    return there && there.id !== row.stats[key]?.id
      ? { kind: 'difficulty', name: there.name }
      : { kind: 'tie' };
  }
  // Who is shown with the same figure is no step away.
  if (figureText(key, other[key]) === figureText(key, row[key])) return { kind: 'tie' };
  return { kind: 'gap', gap: figureText(key, Math.abs(other[key] - row[key])) };
}

/** How much of the way to the row ahead is done, from 0 to 1. */
export function shareOfWay(row: LeaderRow, ahead: LeaderRow, key: LeaderboardKey): number {
  if (key === 'topDiff' || key === 'top12kDiff') {
    const [mine, theirs] = [row.stats[key]?.sortOrder ?? 0, ahead.stats[key]?.sortOrder ?? 0];
    return theirs > 0 ? mine / theirs : 0;
  }
  return ahead[key] > 0 ? row[key] / ahead[key] : 0;
}
