import { ratingEndpoints } from '@rondo/contract/ratings';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { doubleAnswer } from '../../platform/http/double-answer.ts';
import { route } from '../../platform/http/route.ts';
import { removeVote } from './delete-vote.ts';
import { oneRating, openRatings, ratingCards } from './read-ratings.ts';
import { saveRating } from './save-rating.ts';

export function registerRatingRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const limit = 'lists';
  route(app, ratingEndpoints.openRatings, ({ viewer, request }) => openRatings(db, viewer, request), {
    limit,
  });
  route(app, ratingEndpoints.ratingCards, ({ viewer, request }) => ratingCards(db, viewer, request), {
    limit,
  });
  route(app, ratingEndpoints.rating, ({ params, viewer }) => oneRating(db, params.id, viewer));

  route(app, ratingEndpoints.saveRating, async ({ params, body, viewer }) => {
    const vote = { ...body, isCommunityRating: body.isCommunityRating ?? false };
    const rating = await saveRating(deps, viewer, params.id, vote);
    return doubleAnswer(
      'rating',
      rating,
      body.rating === '' ? 'The vote was removed.' : 'The vote was saved.',
    );
  });
  route(app, ratingEndpoints.deleteRatingDetail, async ({ params, viewer }) => {
    const rating = await removeVote(deps, viewer, params.id, params.userId);
    return doubleAnswer('rating', rating, 'The vote was removed.');
  });
}
