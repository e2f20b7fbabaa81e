import type { Feature } from '../../platform/feature.ts';
import { registerRatingRoutes } from './routes.ts';

export { renewOpenAverages } from './averages.ts';
export { closeRating, openRating, openRatingOf, openVotes, renewLowDiff } from './life-cycle.ts';
export { mergeVotes, returnVotes } from './merge-votes.ts';
export { forgetVotesAside } from './merged-votes.repository.ts';
export { selectPastRatings, selectRatingOfLevel } from './rating-json.repository.ts';

export { insertSuggestion } from './suggestions.repository.ts';

/** Votes on how hard a level is. */
export const ratingsFeature: Feature = { name: 'ratings', register: registerRatingRoutes };
