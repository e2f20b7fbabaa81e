import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import type { Reply } from '../../lib/api/contract.ts';
import { keyOf } from '../../lib/queries/key.ts';
import { query } from '../../lib/queries/query.ts';
import { difficultiesQuery, type Difficulty } from '../difficulties/index.ts';

type SentCard = Reply<'ratingCards'>[number];

/** A card with its difficulties as rows of the table, by whose ids they are sent. */
export type RatingCard = Omit<SentCard, 'level'> & {
  averageDifficulty: Difficulty | null;
  communityDifficulty: Difficulty | null;
  level: SentCard['level'] & { difficulty: Difficulty };
};
export type Rating = Reply<'rating'>;

/** Every open rating, by level. After the first time single ratings are put into it as they change. */
export const ratingCardsQuery = queryOptions({
  queryKey: keyOf('ratingCards'),
  queryFn: async ({ signal, client }) => {
    const [cards, difficulties] = await Promise.all([
      call('ratingCards', {}, { signal }),
      client.ensureQueryData(difficultiesQuery),
    ]);
    return withDifficulties(cards, difficulties);
  },
});

function withDifficulties(cards: readonly SentCard[], difficulties: readonly Difficulty[]): RatingCard[] {
  const rows = new Map(difficulties.map((row) => [row.id, row]));
  const rowOf = (id: number | null) => (id === null ? null : (rows.get(id) ?? null));
  return cards.flatMap((card) => {
    const difficulty = rowOf(card.level.diffId);
    if (difficulty === null) return [];
    return {
      ...card,
      averageDifficulty: rowOf(card.averageDifficultyId),
      communityDifficulty: rowOf(card.communityDifficultyId),
      level: { ...card.level, difficulty },
    };
  });
}

/** Shows a rating as the server has just answered it wherever it is kept; a closed one leaves the list. */
export function rememberRating(queries: QueryClient, rating: Rating): void {
  queries.setQueryData(query('rating', { id: rating.id }).queryKey, rating);
  const { level } = rating;
  if (rating.confirmedAt !== null || level.isDeleted || level.isHidden)
    return forgetRating(queries, rating.id);
  const difficulties = queries.getQueryData(difficultiesQuery.queryKey) ?? [];
  const [card] = withDifficulties([sentCardOf(rating)], difficulties);
  if (card) queries.setQueryData(ratingCardsQuery.queryKey, (cards) => cards && withCard(cards, card));
}

/** Takes a rating that is no longer open, or whose level is not visible, out of the list. */
export function forgetRating(queries: QueryClient, id: number): void {
  queries.setQueryData(ratingCardsQuery.queryKey, (cards) => cards?.filter((card) => card.id !== id));
}

function withCard(cards: readonly RatingCard[], card: RatingCard): RatingCard[] {
  const isKnown = cards.some(({ id }) => id === card.id);
  return isKnown ? cards.map((other) => (other.id === card.id ? card : other)) : [...cards, card];
}

const levelFields = [
  'id',
  'song',
  'artist',
  'creator',
  'charter',
  'vfxer',
  'team',
  'diffId',
  'rerateNum',
  'rerateReason',
] as const satisfies readonly (keyof SentCard['level'])[];

/** No more than the list sends: a card that did not change compares as equal. */
function sentCardOf(rating: Rating): SentCard {
  const { level, details, averageDifficulty: _, communityDifficulty: __, confirmedAt: ___, ...own } = rating;
  return {
    ...own,
    level: {
      ...pick(level, levelFields),
      teamObject: level.teamObject && pick(level.teamObject, ['name', 'aliases']),
      levelCredits: level.levelCredits.map((credit) =>
        pick(credit, ['role', 'creatorName', 'creatorAliases']),
      ),
      aliases: level.aliases.map((alias) => pick(alias, ['field', 'alias'])),
    },
    details: details.map((detail) => pick(detail, ['userId', 'rating', 'isCommunityRating'])),
  };
}

function pick<T extends object, const K extends keyof T>(whole: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<T, K>;
}
