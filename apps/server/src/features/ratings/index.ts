export { closeRating, openRating, openVotes, type RatedLevel, renewLowDiff } from './life-cycle.ts';
