import { pguAt, pguNamed } from '@rondo/domain/difficulties';
import type { Random } from '../../../platform/seeded-random.ts';
import { NOT_ACCEPTABLE_COMMENTS, RATING_COMMENTS } from '../words/remarks.ts';
import type { DemoLevel } from './levels.ts';
import { between } from './moments.ts';
import type { DemoUser } from './players.ts';
import type { Row } from './rows.ts';

export type VotePlan = {
  readonly ratingId: number;
  readonly level: DemoLevel;
  /** Where on the scale 1 … 60 raters see the level. */
  readonly value: number;
  readonly users: readonly DemoUser[];
  readonly isOpen: boolean;
  readonly from: Date;
  readonly until: Date;
};

/** What is peculiar about the votes on a rating. */
type Mood = {
  /** Several say -2. */
  readonly isNotAcceptable: boolean;
  /** Steps by which the community sees it higher. */
  readonly disagreement: number;
  /** Deviation in steps. */
  readonly width: number;
  /** Voted for by many instead of a step. */
  readonly special: string | null;
};

/** Some of the raters and some others; closed ratings have enough votes. */
export function makeVotes(random: Random, plan: VotePlan): (Row<'rating_details'> & { updated_at: Date })[] {
  const { ratingId, level, users, isOpen, from, until } = plan;
  const mood = moodOf(random, plan);
  const raters = random.sample(
    users.filter(({ is_rater }) => is_rater),
    isOpen && !mood.isNotAcceptable ? random.whole(0, 7) : random.whole(4, 8),
  );
  const others = random.sample(
    users.filter(({ is_rater }) => !is_rater),
    mood.disagreement !== 0 ? random.whole(3, 8) : random.chance(0.6) ? random.whole(1, 9) : 0,
  );
  return [...raters, ...others].map((user) => {
    const rejects = mood.isNotAcceptable && random.chance(user.is_rater ? 0.85 : 0.5);
    const at = between(from, until, random.fraction());
    const isBlind = user.is_rater && random.chance(0.15);
    return {
      rating_id: ratingId,
      user_id: user.id,
      rating: rejects ? '-2' : voteText(random, plan.value, mood, user.is_rater),
      comment: commentOf(random, level, rejects),
      is_community_rating: !user.is_rater,
      is_blind: isBlind,
      created_at: at,
      updated_at: at,
    };
  });
}

function moodOf(random: Random, { ratingId, level, value, isOpen }: VotePlan): Mood {
  const isSpecial = level.difficulty.type === 'SPECIAL' && level.state !== 'new';
  return {
    isNotAcceptable: isOpen && ratingId % 11 === 4,
    disagreement: isOpen && ratingId % 4 === 1 ? (value > 45 ? -1 : 1) * random.whole(4, 7) : 0,
    width: ratingId % 6 === 2 ? 4 : 1,
    special: isSpecial ? level.difficulty.name : null,
  };
}

function voteText(random: Random, value: number, mood: Mood, isRater: boolean): string {
  if (mood.special !== null && mood.special !== '-2' && random.chance(0.7)) return mood.special;
  const seen = value + (isRater ? 0 : mood.disagreement);
  const drift = mood.width > 1 ? random.bell() * mood.width : 0;
  const text = ratingText(random, seen + drift);
  return random.chance(0.03) && pguNamed(text) !== null ? `${text}~Bus` : text;
}

/** Nothing where nothing must be said, mostly. */
function commentOf(random: Random, level: DemoLevel, rejects: boolean): string {
  if (rejects) return random.pick(NOT_ACCEPTABLE_COMMENTS);
  const said = level.rating_comment_required
    ? RATING_COMMENTS.filter((text) => text !== '')
    : RATING_COMMENTS;
  return random.pick(said).replace('%other', `#${random.whole(1, 380)}`);
}

/** A difficulty text as people write it, near a value of the scale. */
export function ratingText(random: Random, value: number): string {
  const step = pguAt(value + Math.round(random.bell()));
  if (random.chance(0.04)) return random.pick(['20.3+', '18+', '19~20.0+', '21.1']);
  if (random.chance(0.2) && step.step < 19)
    return `${step.name}~${step.tier}${step.step + random.whole(1, 2)}`;
  return step.name;
}
