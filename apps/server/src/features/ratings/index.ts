export { closeRating, openRating, openVotes, renewLowDiff } from './life-cycle.ts';
