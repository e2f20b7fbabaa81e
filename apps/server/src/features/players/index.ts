import type { Feature } from '../../platform/feature.ts';
import { registerPlayerAdmin } from './admin-routes.ts';
import { removeMergedPlayers } from './merge/remove-merged.ts';
import { registerPins } from './pins/routes.ts';
import { keepRankDays } from './ranks/keep-rank-days.ts';
import { registerPlayerReads } from './read-routes.ts';

export { hideChatAccount, showChatAccount } from './chat-account.repository.ts';
export { createPlayer } from './create-player.ts';
export { playerProfile, scoredPasses } from './player-profile.ts';
export { standingsFromNothing } from './standings/standings-from-nothing.ts';
export { selectStanding, type StandingRow } from './ranks/standing.repository.ts';
export { playersNamed } from './player-write.repository.ts';
export { selectEditEffect } from './standings/edit-effect.repository.ts';
export { lockConcerned } from './standings/locks.repository.ts';
export { movesByDifficulty, selectPassed } from './standings/moves.repository.ts';
export {
  holdStandings,
  recompute,
  recomputeEverything,
  recomputeMoving,
  recomputeWithMoves,
} from './standings/recompute.ts';

/** Players, their standings and the leaderboard. */
export const playersFeature: Feature = {
  name: 'players',
  register: (app, deps) => {
    registerPlayerReads(app, deps);
    registerPlayerAdmin(app, deps);
    registerPins(app, deps);
  },
  jobs: [removeMergedPlayers, keepRankDays],
};
