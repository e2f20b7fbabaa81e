import { ratingEndpoints } from '@rondo/contract/ratings';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { doubleAnswer } from '../../platform/http/double-answer.ts';
import { route, routeWith } from '../../platform/http/route.ts';
import { removeVote } from './delete-vote.ts';
import { selectOpenRatings, selectRatingCards } from './rating-json.repository.ts';
import { oneRating, taggedList } from './read-ratings.ts';
import { saveRating } from './save-rating.ts';

export function registerRatingRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const isList = { limit: 'lists' } as const;
  const { openRatings, ratingCards } = ratingEndpoints;
  routeWith(app, openRatings, isList, async ({ viewer, request }) =>
    taggedList(request, await selectOpenRatings(db, viewer)),
  );
  routeWith(app, ratingCards, isList, async ({ viewer, request }) =>
    taggedList(request, await selectRatingCards(db, viewer)),
  );
  route(app, ratingEndpoints.rating, ({ params, viewer }) => oneRating(deps, params.id, viewer));

  route(app, ratingEndpoints.saveRating, async ({ params, body, viewer }) => {
    const rating = await saveRating(deps, viewer, params.id, body);
    const message = body.rating === '' ? 'The vote was removed.' : 'The vote was saved.';
    return doubleAnswer('rating', rating, message);
  });
  route(app, ratingEndpoints.deleteRatingDetail, async ({ params, viewer }) => {
    const rating = await removeVote(deps, viewer, params.id, params.userId);
    return doubleAnswer('rating', rating, 'The vote was removed.');
  });
}
