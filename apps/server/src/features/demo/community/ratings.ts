import { SEED_DIFFICULTIES } from '@rondo/domain/difficulties';
import { averageRating, lowDiff, parseRating, type RaterKind, ratingGrammar } from '@rondo/domain/ratings';
import type { Random } from '../../../platform/seeded-random.ts';
import { RERATE_REASONS } from '../words/remarks.ts';
import type { DemoLevel } from './levels.ts';
import { between, daysBefore } from './moments.ts';
import type { DemoUser } from './players.ts';
import { makeVotes, ratingText, type VotePlan } from './rating-votes.ts';
import type { DemoRows, Row } from './rows.ts';

const GRAMMAR = ratingGrammar('permissive', SEED_DIFFICULTIES);

/** One in so many levels that nothing has happened to keeps the rating that it came with. */
const KEPT_FIRST_RATING = 5;

type Span = Pick<VotePlan, 'from' | 'until'>;

/**
 * An open rating for every level that is being rated, a closed one for those that were rerated, and the closed first
 * one of some others.
 */
export function makeRatings(
  random: Random,
  levels: readonly DemoLevel[],
  users: readonly DemoUser[],
  now: Date,
): Pick<DemoRows, 'ratings' | 'rating_details'> {
  const voters = users.filter(({ is_rating_banned }) => !is_rating_banned);
  const rated = levels.filter(({ state, id, difficulty }) =>
    state === 'usual' ? id % KEPT_FIRST_RATING === 0 && difficulty.type === 'PGU' : wasRated.has(state),
  );
  const made = rated.map((level, index) => makeRating(random, level, voters, now, index + 1));
  return {
    ratings: made.map(({ rating }) => rating),
    rating_details: made.flatMap(({ votes }) => votes),
  };
}

const wasRated: ReadonlySet<DemoLevel['state']> = new Set(['new', 'rating', 'rerated']);

function makeRating(random: Random, level: DemoLevel, users: readonly DemoUser[], now: Date, id: number) {
  const isOpen = level.state === 'new' || level.state === 'rating';
  const isRerate = level.state === 'rating' || level.state === 'rerated';
  const value = level.difficulty.type === 'PGU' ? level.difficulty.sortOrder : random.whole(8, 52);
  const span = spanOf(random, level, now);
  const votes = makeVotes(random, { ratingId: id, level, value, users, isOpen, ...span });
  const requester_fr = isRerate ? '' : ratingText(random, value);
  const closing = isOpen ? null : lastOf([span.until, ...votes.map(({ updated_at }) => updated_at)]);
  const rating: DemoRows['ratings'][number] = {
    id,
    level_id: level.id,
    requester_fr,
    low_diff: lowDiff(level.rerate_num ?? '', requester_fr),
    average_difficulty_id: averageOf(votes, 'manager'),
    community_difficulty_id: averageOf(votes, 'community'),
    rerate_num: level.state === 'rerated' ? level.difficulty.name : '',
    rerate_reason: level.state === 'rerated' ? random.pick(RERATE_REASONS) : '',
    confirmed_at: closing,
    created_at: span.from,
    updated_at: closing ?? lastOf([span.from, ...votes.map(({ updated_at }) => updated_at)]),
  };
  return { rating, votes };
}

/** When the votes came: levels are rated after they came, some once more later; the open ones in the last weeks. */
function spanOf(random: Random, { state, created_at }: DemoLevel, now: Date): Span {
  if (state === 'new') return { from: created_at, until: now };
  if (state === 'rating') {
    const opened = daysBefore(now, 2 + random.whole(0, 70) * random.fraction());
    return { from: opened < created_at ? created_at : opened, until: now };
  }
  if (state === 'rerated') {
    const from = between(created_at, now, 0.2 + random.fraction() * 0.5);
    return { from, until: between(from, now, 0.1) };
  }
  return { from: created_at, until: between(created_at, now, 0.05) };
}

type Vote = Row<'rating_details'> & { readonly updated_at: Date };

function averageOf(votes: readonly Vote[], kind: RaterKind): number | null {
  const ofKind = votes.filter((vote) => vote.is_community_rating === (kind === 'community'));
  const ratings = ofKind.flatMap(({ rating }) => parseRating(rating, GRAMMAR) ?? []);
  return averageRating(ratings, kind, SEED_DIFFICULTIES)?.id ?? null;
}

function lastOf(times: readonly Date[]): Date {
  return new Date(Math.max(...times.map((time) => time.getTime())));
}

/** What the closed rating of a level says in the level's history: when it changed, why, and by how many votes. */
export function closedVotes(
  { ratings, rating_details }: Pick<DemoRows, 'ratings' | 'rating_details'>,
  levelId: number,
) {
  const rating = ratings.find(({ level_id, confirmed_at }) => level_id === levelId && confirmed_at !== null);
  if (!(rating?.confirmed_at instanceof Date)) return null;
  const votes = rating_details.filter(({ rating_id }) => rating_id === rating.id);
  const community = votes.filter(({ is_community_rating }) => is_community_rating).length;
  return {
    at: rating.confirmed_at,
    reason: rating.rerate_reason ?? '',
    votes: { manager: votes.length - community, community },
  };
}
