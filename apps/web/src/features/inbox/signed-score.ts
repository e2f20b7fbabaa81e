import { formatScore } from '@rondo/domain/format';

/** A change of a score with its sign: `+31.06`, `−4.10`. */
export function signedScore(change: number): string {
  return `${change < 0 ? '−' : '+'}${formatScore(Math.abs(change))}`;
}
