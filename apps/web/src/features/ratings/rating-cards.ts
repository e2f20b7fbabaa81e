import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../lib/api/client.ts';

const loadCards = (signal: AbortSignal) => answer(api.GET('/v2/admin/rating/cards', { signal }));

const loadRating = (id: number, signal: AbortSignal) =>
  answer(api.GET('/v2/admin/rating/{id}', { params: { path: { id } }, signal }));

export type RatingCard = Awaited<ReturnType<typeof loadCards>>[number];
export type Rating = Awaited<ReturnType<typeof loadRating>>;

/** Every open rating, by level. After the first time single ratings are put into it as they change. */
export const ratingCardsQuery = queryOptions({
  queryKey: ['ratings', 'cards'],
  queryFn: ({ signal }) => loadCards(signal),
});

/** One rating with everything: users and comments too. The dialog that shows it keeps it under the same name. */
export function ratingQuery(id: number) {
  return queryOptions({
    queryKey: ['ratings', 'one', id],
    queryFn: ({ signal }) => loadRating(id, signal),
  });
}

/** Shows a rating as the server has just answered it wherever it is kept; a closed one leaves the list. */
export function rememberRating(queries: QueryClient, rating: Rating): void {
  queries.setQueryData(ratingQuery(rating.id).queryKey, rating);
  const { level } = rating;
  if (rating.confirmedAt !== null || level.isDeleted || level.isHidden) forgetRating(queries, rating.id);
  else queries.setQueryData(ratingCardsQuery.queryKey, (cards) => cards && withCard(cards, cardOf(rating)));
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
  'teamId',
  'teamObject',
  'diffId',
  'previousDiffId',
  'difficulty',
  'baseScore',
  'videoLink',
  'dlLink',
  'workshopLink',
  'publicComments',
  'rerateNum',
  'rerateReason',
  'clears',
  'isCleared',
  'toRate',
  'isDeleted',
  'isHidden',
  'isVerified',
  'createdAt',
  'updatedAt',
  'levelCredits',
  'aliases',
] as const satisfies readonly (keyof RatingCard['level'])[];

/** No more than a card has: one that did not change stays the same to whoever compares. */
function cardOf({ level, details, ...rating }: Rating): RatingCard {
  return {
    ...rating,
    level: pick(level, levelFields),
    details: details.map((detail) => pick(detail, ['userId', 'rating', 'isCommunityRating'])),
  };
}

function pick<T extends object, const K extends keyof T>(whole: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<T, K>;
}
