import type { Feature } from '../../platform/feature.ts';
import { registerRatingRoutes } from './routes.ts';

export { renewOpenAverages } from './averages.ts';
export { closeRating, openRating, openRatingOf, openVotes, renewLowDiff } from './life-cycle.ts';
export { publishMovedVotes } from './open-for-votes.ts';
export { selectPastRatings, selectRatingOfLevel } from './rating-json.repository.ts';

/** Votes on how hard a level is. */
export const ratingsFeature: Feature = { name: 'ratings', register: registerRatingRoutes };
