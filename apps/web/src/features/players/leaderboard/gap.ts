import type { LeaderboardKey } from '@rondo/domain/players';
import type { Standing } from '../api.ts';
import { figureText } from '../figure-text.ts';

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
  // Who is shown with the same figure is no step behind.
  if (figureText(key, ahead[key]) === figureText(key, row[key])) return { kind: 'tie' };
  return { kind: 'gap', gap: figureText(key, Math.abs(ahead[key] - row[key])) };
}
