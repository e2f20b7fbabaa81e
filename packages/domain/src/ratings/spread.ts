import { pguAt, pguNamed } from '../difficulties/index.ts';
import { type ParsedRating, singlesOf } from './grammar.ts';
import { ratingVotes, type VoteDifficulty } from './votes.ts';

/** How many votes a row of the difficulty table has. */
export interface VotesOf<D> {
  readonly difficulty: D;
  readonly votes: number;
}

/** How the votes of one kind of raters lie on the scale. */
export interface VoteSpread<D> {
  /** Ratings that contribute anything. */
  readonly count: number;
  /** PGU rows with votes, the easiest first; a range counts for the row nearest to its middle, .5 goes up. */
  readonly steps: readonly VotesOf<D>[];
  /** Specials with votes, the most voted for first. */
  readonly specials: readonly VotesOf<D>[];
  /** Unrounded, on the slider's scale 1 … 60; null without a PGU vote. */
  readonly mean: number | null;
  /** Standard deviation in steps of the scale (of these votes, not estimated); null without a PGU vote. */
  readonly deviation: number | null;
}

export function voteSpread<D extends VoteDifficulty>(
  ratings: readonly ParsedRating[],
  difficulties: readonly D[],
): VoteSpread<D> {
  const rows = new Map(difficulties.map((row) => [row.name, row]));
  const steps = new Map<D, number>();
  const specials = new Map<D, number>();
  const places: number[] = [];
  let count = 0;
  for (const rating of ratings) {
    const place = placeOf(rating, rows);
    const row = place === null ? undefined : rows.get(pguAt(Math.floor(place + 0.5)).name);
    const named = ratingVotes(rating, difficulties).specials.flatMap((name) => rows.get(name) ?? []);
    if (place !== null) places.push(place);
    if (row !== undefined) addVote(steps, row);
    for (const special of named) addVote(specials, special);
    if (place !== null || named.length > 0) count += 1;
  }
  const mean = meanOf(places);
  return {
    count,
    steps: votesOf(steps).sort((a, b) => a.difficulty.sortOrder - b.difficulty.sortOrder),
    specials: votesOf(specials).sort(
      (a, b) => b.votes - a.votes || a.difficulty.sortOrder - b.difficulty.sortOrder,
    ),
    mean,
    deviation: mean === null ? null : Math.sqrt(meanOf(places.map((place) => (place - mean) ** 2)) ?? 0),
  };
}

/** The middle of a rating's PGU part on the slider's scale, kept as a fraction; null without one. */
function placeOf(rating: ParsedRating, rows: ReadonlyMap<string, VoteDifficulty>): number | null {
  const values = singlesOf(rating).flatMap((single) =>
    single.kind === 'pgu' && rows.get(single.name)?.type === 'PGU' ? [single.value] : [],
  );
  return meanOf(values);
}

function addVote<D>(votes: Map<D, number>, row: D): void {
  votes.set(row, (votes.get(row) ?? 0) + 1);
}

function votesOf<D>(votes: ReadonlyMap<D, number>): VotesOf<D>[] {
  return [...votes].map(([difficulty, count]) => ({ difficulty, votes: count }));
}

function meanOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

const MOST_STEPS_APART = 2;

/**
 * Whether managers and community see a level differently: more than two steps of the PGU scale apart, or a special
 * against anything else. Without one of the averages they do not.
 */
export function doDisagree(
  manager: VoteDifficulty | null | undefined,
  community: VoteDifficulty | null | undefined,
): boolean {
  if (!manager || !community) return false;
  if (manager.type === 'SPECIAL' || community.type === 'SPECIAL') return manager.name !== community.name;
  return Math.abs(stepOf(manager) - stepOf(community)) > MOST_STEPS_APART;
}

function stepOf({ name, sortOrder }: VoteDifficulty): number {
  return pguNamed(name)?.value ?? sortOrder;
}
