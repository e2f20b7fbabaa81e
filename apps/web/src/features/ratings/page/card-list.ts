import {
  type CardTexts,
  compareRatingCards,
  FIRST_DIRECTION,
  parseRating,
  type RaterKind,
  ratingCardMatches,
  ratingCardPasses,
  ratingCardSearch,
  ratingCardTexts,
  type RatingGrammar,
  ratingGrammar,
  type SortDirection,
  type VoteSpread,
  votesNeeded,
  voteSpread,
} from '@rondo/domain/ratings';
import type { useDifficulties } from '../../difficulties/index.ts';
import type { RatingCard } from '../rating-cards.ts';
import type { RatingSearch } from '../search-params.ts';

type Difficulties = ReturnType<typeof useDifficulties>;
type Difficulty = Difficulties[number];

/** The part of the address that says which ratings are listed and in which order. */
export type RatingOrder = Pick<RatingSearch, 'query' | 'rated' | 'low' | 'four' | 'sort' | 'reverse'>;

export interface ListedFor {
  viewerId: number;
  difficulties: Difficulties;
  /** Milliseconds since 1970. */
  now: number;
}

/** Why a query cannot be read. */
export function queryProblem(query: string): string | null {
  const read = ratingCardSearch(query);
  return read.ok ? null : read.code;
}

/** The ratings that the filters leave, in their order. A query that cannot be read finds nothing. */
export function listed(
  cards: readonly RatingCard[],
  order: RatingOrder,
  { viewerId, difficulties, now }: ListedFor,
): readonly RatingCard[] {
  const read = ratingCardSearch(order.query);
  if (!read.ok) return [];
  const needs = new Map<RatingCard, number>();
  const needOf = (card: RatingCard): number => {
    const known = needs.get(card);
    if (known !== undefined) return known;
    const { deviation } = spreadOf(card, 'manager', difficulties);
    const waited = now - Date.parse(card.createdAt);
    const need = votesNeeded({ managerVotes: card.votes.manager, deviation, waited });
    needs.set(card, need);
    return need;
  };
  const { search } = read;
  return cards
    .filter(
      (card) =>
        ratingCardPasses(card, order, viewerId) &&
        (search.kind === 'all' || ratingCardMatches(textsOf(card), search)),
    )
    .sort(compareRatingCards(order.sort, directionOf(order), needOf));
}

export function directionOf({ sort, reverse }: Pick<RatingOrder, 'sort' | 'reverse'>): SortDirection {
  const first = FIRST_DIRECTION[sort];
  return reverse ? (first === 'asc' ? 'desc' : 'asc') : first;
}

const texts = new WeakMap<RatingCard, CardTexts>();

/** What a card is found by; made once a card, because the list is searched while somebody types. */
export function textsOf(card: RatingCard): CardTexts {
  const known = texts.get(card) ?? ratingCardTexts(card);
  texts.set(card, known);
  return known;
}

/** What one person has voted; null without a vote. */
export function voteOf(card: RatingCard, userId: number): string | null {
  return card.details.find((detail) => detail.userId === userId)?.rating ?? null;
}

/** The votes of one kind, as they were written. */
export function votesOf(card: RatingCard, kind: RaterKind): readonly string[] {
  return card.details
    .filter(({ isCommunityRating }) => isCommunityRating === (kind === 'community'))
    .map(({ rating }) => rating);
}

const grammars = new WeakMap<Difficulties, RatingGrammar>();

function grammarOf(difficulties: Difficulties): RatingGrammar {
  const grammar = grammars.get(difficulties) ?? ratingGrammar('permissive', difficulties);
  grammars.set(difficulties, grammar);
  return grammar;
}

interface Spreads {
  readonly difficulties: Difficulties;
  readonly spreads: Partial<Record<RaterKind, VoteSpread<Difficulty>>>;
}

const known = new WeakMap<RatingCard, Spreads>();

/** How the votes of one kind lie on the scale; made once a card. */
export function spreadOf(
  card: RatingCard,
  kind: RaterKind,
  difficulties: Difficulties,
): VoteSpread<Difficulty> {
  const before = known.get(card);
  const spreads = before?.difficulties === difficulties ? before.spreads : {};
  const grammar = grammarOf(difficulties);
  spreads[kind] ??= voteSpread(
    votesOf(card, kind).flatMap((text) => parseRating(text, grammar) ?? []),
    difficulties,
  );
  known.set(card, { difficulties, spreads });
  return spreads[kind];
}
