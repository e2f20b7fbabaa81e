import type { Deps } from '../../platform/feature.ts';
import { sweepJob } from '../../platform/jobs/job-kind.ts';
import { deleteLevelTimeouts } from '../levels/index.ts';
import { deleteDraws } from '../draws/index.ts';
import { deleteUserTimeouts } from './user-timeout.repository.ts';
import { deleteWheelLists } from './wheel-list.repository.ts';

const DRAWS_KEPT_MS = 30 * 86_400_000;

/** Wheels and timeouts that are over, and draws that nobody checks any more (docs/rules/background.md#sweeps). */
export const playSweep = sweepJob<Pick<Deps, 'db' | 'clock'>>('play.sweep', async ({ db, clock }) => {
  const now = clock.now();
  await deleteWheelLists(db, now);
  await deleteUserTimeouts(db, now);
  await deleteLevelTimeouts(db, now);
  await deleteDraws(db, new Date(now.getTime() - DRAWS_KEPT_MS));
});
