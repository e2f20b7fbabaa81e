export { bestPasses, rankedScore } from '../ranked-score.ts';
