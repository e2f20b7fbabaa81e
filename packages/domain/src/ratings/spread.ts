import { nextStep, SLIDER_MAX, SLIDER_MIN, stepOf, stepRows } from '../difficulties/index.ts';
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
  /** Steps with votes in their order; a range counts for the step nearest to its middle, .5 goes up. */
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
  const scale = stepRows(difficulties);
  const steps = new Map<D, number>();
  const specials = new Map<D, number>();
  const places: number[] = [];
  let count = 0;
  for (const rating of ratings) {
    const place = placeOf(rating, scale);
    const row = place === null ? undefined : nearestStep(scale, Math.floor(place + 0.5));
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
function placeOf(rating: ParsedRating, scale: ReadonlyMap<number, unknown>): number | null {
  const values = singlesOf(rating).flatMap((single) =>
    single.kind === 'pgu' && scale.has(single.value) ? [single.value] : [],
  );
  return meanOf(values);
}

/** The row of a step; of the steps that are left where staff have removed it, the upper one of two equally near. */
function nearestStep<D>(scale: ReadonlyMap<number, D>, value: number): D | undefined {
  const above = nextStep(scale, value, SLIDER_MAX) ?? Number.POSITIVE_INFINITY;
  const below = nextStep(scale, value, SLIDER_MIN) ?? Number.NEGATIVE_INFINITY;
  return scale.get(above - value <= value - below ? above : below);
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
 * Whether managers and community see a level differently: more than two steps of the PGU scale apart (by the order of
 * the table where one is no step), or a special against anything else. Without one of the averages they do not.
 */
export function doDisagree(
  manager: VoteDifficulty | null | undefined,
  community: VoteDifficulty | null | undefined,
): boolean {
  if (!manager || !community) return false;
  if (manager.type === 'SPECIAL' || community.type === 'SPECIAL') return manager.name !== community.name;
  const [one, other] = [stepOf(manager)?.value, stepOf(community)?.value];
  const apart =
    one === undefined || other === undefined ? manager.sortOrder - community.sortOrder : one - other;
  return Math.abs(apart) > MOST_STEPS_APART;
}
