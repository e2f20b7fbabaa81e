import { SEED_DIFFICULTIES, pguAt } from '@rondo/domain/difficulties';
import { averageRating, lowDiff, parseRating, type ParsedRating } from '@rondo/domain/ratings';
import type { Random } from '../../../platform/seeded-random.ts';
import { NOT_ACCEPTABLE_COMMENTS, RATING_COMMENTS } from '../words/remarks.ts';
import type { DemoLevel } from './levels.ts';
import { between } from './moments.ts';
import type { DemoUser } from './players.ts';
import type { DemoRows, Row } from './rows.ts';

const SPECIALS = SEED_DIFFICULTIES.filter(({ type }) => type === 'SPECIAL').map(({ name }) => name);

/** An open rating for every level that is being rated, a closed one for levels that were rated anew. */
export function makeRatings(
  random: Random,
  levels: readonly DemoLevel[],
  users: readonly DemoUser[],
  now: Date,
): Pick<DemoRows, 'ratings' | 'rating_details'> {
  const rated = levels.filter(({ state }) => state === 'new' || state === 'rating' || state === 'rerated');
  const made = rated.map((level, index) => makeRating(random, level, users, now, index + 1));
  return {
    ratings: made.map(({ rating }) => rating),
    rating_details: made.flatMap(({ details }) => details),
  };
}

function makeRating(random: Random, level: DemoLevel, users: readonly DemoUser[], now: Date, id: number) {
  const value = level.difficulty.type === 'PGU' ? level.difficulty.sortOrder : random.whole(8, 52);
  const isOpen = level.state !== 'rerated';
  const details = makeDetails(random, { ratingId: id, value, users, from: level.created_at, now });
  const votes = (isCommunity: boolean) =>
    details
      .filter((detail) => detail.is_community_rating === isCommunity)
      .map(({ rating }) => parsed(rating));
  const requested = level.state === 'new' ? ratingText(random, value) : '';
  const rerateNum = level.rerate_num ?? '';
  const rating: DemoRows['ratings'][number] = {
    id,
    level_id: level.id,
    requester_fr: requested,
    low_diff: lowDiff(rerateNum, requested),
    average_difficulty_id: averageRating(votes(false), 'manager', SEED_DIFFICULTIES)?.id ?? null,
    community_difficulty_id: averageRating(votes(true), 'community', SEED_DIFFICULTIES)?.id ?? null,
    rerate_num: isOpen ? '' : level.difficulty.name,
    rerate_reason: isOpen ? '' : (level.rerate_reason ?? ''),
    confirmed_at: isOpen ? null : between(level.created_at, now, 0.5),
    created_at: level.created_at,
    updated_at: between(level.created_at, now, 0.5),
  };
  return { rating, details };
}

type DetailPlan = {
  readonly ratingId: number;
  readonly value: number;
  readonly users: readonly DemoUser[];
  readonly from: Date;
  readonly now: Date;
};

/** Some of the raters and some others; where -2 is in the air, several say so. */
function makeDetails(
  random: Random,
  { ratingId, value, users, from, now }: DetailPlan,
): Row<'rating_details'>[] {
  const isNotAcceptable = ratingId % 11 === 4;
  const raters = random.sample(
    users.filter(({ is_rater }) => is_rater),
    random.whole(0, 7),
  );
  const others = random.sample(
    users.filter(({ is_rater }) => !is_rater),
    random.chance(0.6) ? random.whole(1, 9) : 0,
  );
  return [...raters, ...others].map((user): Row<'rating_details'> => {
    const rejects = isNotAcceptable && random.chance(0.75);
    const at = between(from, now, random.fraction());
    return {
      rating_id: ratingId,
      user_id: user.id,
      rating: rejects ? '-2' : ratingText(random, value),
      comment: random.pick(rejects ? NOT_ACCEPTABLE_COMMENTS : RATING_COMMENTS),
      is_community_rating: !user.is_rater,
      created_at: at,
      updated_at: at,
    };
  });
}

/** A difficulty text as people write it, near a value of the scale. */
export function ratingText(random: Random, value: number): string {
  const step = pguAt(value + Math.round(random.bell()));
  if (random.chance(0.04)) return random.pick(['20.3+', '18+', '19~20.0+', '21.1']);
  if (random.chance(0.2) && step.step < 19)
    return `${step.name}~${step.tier}${step.step + random.whole(1, 2)}`;
  return step.name;
}

function parsed(text: string): ParsedRating {
  return parseRating(text, { mode: 'permissive', specials: SPECIALS }) ?? { kind: 'empty' };
}
