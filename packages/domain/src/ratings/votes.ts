import type { DifficultyType } from '../difficulties/index.ts';
import { type ParsedRating, type RatingSingle, singlesOf } from './grammar.ts';

/** A row of the difficulty table as votes look at it. */
export interface VoteDifficulty {
  readonly name: string;
  readonly type: DifficultyType;
  readonly sortOrder: number;
}

/** What one rating contributes to the averages (docs/rules/ratings.md#votes). */
export interface RatingVotes {
  /** Mean sort order of its PGU part, kept as a fraction; null without one. */
  readonly pgu: number | null;
  /** Names of the specials voted for. */
  readonly specials: readonly string[];
}

export type RaterKind = 'manager' | 'community';

/** From this many votes on a special overrides the average. */
const SPECIAL_QUORUM: Record<RaterKind, number> = { manager: 4, community: 6 };

export function ratingVotes(rating: ParsedRating, difficulties: readonly VoteDifficulty[]): RatingVotes {
  const singles = singlesOf(rating);
  const orders = singles.map((single) => pguOrder(single, difficulties)).filter((order) => order !== null);
  const specials = singles.filter((single) => single.kind === 'special').map((single) => single.name);
  return { pgu: mean(orders), specials: [...new Set(specials)] };
}

/**
 * The difficulty that a level's ratings of one kind suggest, or null; each rating is one person's
 * (docs/rules/ratings.md#average).
 */
export function averageRating<D extends VoteDifficulty>(
  ratings: readonly ParsedRating[],
  kind: RaterKind,
  difficulties: readonly D[],
): D | null {
  const votes = ratings.map((rating) => ratingVotes(rating, difficulties));
  return winningSpecial(votes, SPECIAL_QUORUM[kind], difficulties) ?? nearestPgu(votes, difficulties);
}

function winningSpecial<D extends VoteDifficulty>(
  votes: readonly RatingVotes[],
  quorum: number,
  difficulties: readonly D[],
): D | null {
  const counted = difficulties
    .filter((row) => row.type === 'SPECIAL')
    .map((row) => ({ row, count: votes.filter((vote) => vote.specials.includes(row.name)).length }))
    .filter(({ count }) => count >= quorum)
    .sort((a, b) => b.count - a.count || a.row.sortOrder - b.row.sortOrder);
  return counted[0]?.row ?? null;
}

function nearestPgu<D extends VoteDifficulty>(
  votes: readonly RatingVotes[],
  difficulties: readonly D[],
): D | null {
  const average = meanOf(votes);
  if (average === null) return null;
  let nearest: D | null = null;
  for (const row of difficulties) {
    if (row.type === 'PGU' && (nearest === null || isNearer(row, nearest, average))) nearest = row;
  }
  return nearest;
}

function meanOf(votes: readonly RatingVotes[]): number | null {
  return mean(votes.map((vote) => vote.pgu).filter((order) => order !== null));
}

/** Of two rows equally far away the higher one counts as nearer: an exact .5 goes up. */
function isNearer(row: VoteDifficulty, other: VoteDifficulty, average: number): boolean {
  const difference = Math.abs(row.sortOrder - average) - Math.abs(other.sortOrder - average);
  return difference < 0 || (difference === 0 && row.sortOrder > other.sortOrder);
}

function pguOrder(single: RatingSingle, difficulties: readonly VoteDifficulty[]): number | null {
  if (single.kind !== 'pgu') return null;
  const row = difficulties.find(({ type, name }) => type === 'PGU' && name.toUpperCase() === single.name);
  return row?.sortOrder ?? null;
}

function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
