export { closeRating, openRating, openRatingOf, openVotes, renewLowDiff } from './life-cycle.ts';
