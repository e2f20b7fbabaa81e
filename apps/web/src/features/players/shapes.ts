export { CompareShape } from './compare/CompareShape.tsx';
export { LeaderboardRowShape } from './leaderboard/LeaderboardRowShape.tsx';
export { ProfileShape } from './profile/ProfileShape.tsx';
