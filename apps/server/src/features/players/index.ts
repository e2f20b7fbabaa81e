import type { Feature } from '../../platform/feature.ts';
import { registerPlayerReads } from './read-routes.ts';
import { registerPlayerWrites } from './write-routes.ts';

export { createPlayer, type NewPlayer } from './create-player.ts';
export { playerProfile } from './player-profile.ts';
export { playersNamed } from './player-write.repository.ts';
export { scoredPasses } from './scored-passes.ts';
export { lockLevels } from './standings/locks.repository.ts';
export { recompute, recomputeEverything } from './standings/recompute.ts';
export type { Recomputation } from './standings/scope.ts';

/** Players, their standings and the leaderboard (rules §3, §11). */
export const playersFeature: Feature = {
  name: 'players',
  register: (app, deps) => {
    registerPlayerReads(app, deps);
    registerPlayerWrites(app, deps);
  },
};
