import type { Feature } from '../../platform/feature.ts';
import { sweepJob } from '../../platform/jobs/job-kind.ts';
import { deleteExpired } from './modifiers.repository.ts';
import { registerModifierRoutes } from './routes.ts';

export { currentOverlays, type Overlays } from './overlay/current-overlays.ts';
export { overlaidPasses } from './overlay/overlaid-passes.ts';
export { overlaidPlayer } from './overlay/overlaid-player.ts';
export { overlaidRow } from './overlay/overlaid-row.ts';

/** What a case puts on a player for a while: shown when reading, never written. */
export const modifiersFeature: Feature = {
  name: 'modifiers',
  register: registerModifierRoutes,
  jobs: [sweepJob('modifiers.sweep', ({ db, clock }) => deleteExpired(db, clock.now()))],
};
