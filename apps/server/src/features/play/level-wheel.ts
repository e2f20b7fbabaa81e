import { randomInt } from 'node:crypto';
import type { playEndpoints } from '@rondo/contract/play';
import { secondsUntil } from '../../platform/clock.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/feature.ts';
import type { Viewer } from '../../platform/http/access.ts';
import { found } from '../../platform/http/problem.ts';
import type { KeptCounts } from '../../platform/paging/kept-counts.ts';
import { seededRandom } from '../../platform/seeded-random.ts';
import { sampleLevels } from './sample-levels.ts';
import { openCommitment } from '../draws/index.ts';
import { selectUserTimeout } from './user-timeout.repository.ts';
import { countWheelLevels, selectWheelItems, storeItems, takeSeed } from './wheel-list.repository.ts';

const MOST_SLICES = 360;
const SEEDS = 100_000;
/** Of so many random seeds one is free, unless nearly all are taken. */
const SEEDS_TRIED = 20;
const KEPT_MS = 15 * 60_000;

type LevelWheel = (typeof playEndpoints.levelWheel)['schema']['response'][200]['_output'];

/**
 * A new wheel of levels, kept under its seed for its picture and its draw; or how long the user waits for the next one
 * (docs/rules/play.md#wheels).
 * @throws Problem RATE_LIMITED, BUSY
 */
export async function levelWheel(
  { db, clock, limiter }: Pick<Deps, 'db' | 'clock' | 'limiter'>,
  counts: KeptCounts,
  viewer: Viewer,
): Promise<LevelWheel> {
  const now = clock.now();
  const commitment = await openCommitment(db, viewer.id, 'wheels');
  const waitsUntil = await selectUserTimeout(db, viewer.id, now);
  if (waitsUntil !== null) return { timeout: true, remainingTime: secondsUntil(waitsUntil, now), commitment };
  await limiter.hit('levelWheel', `user:${viewer.id}`);
  const counted = await counts.count('wheel', () => countWheelLevels(db));
  const sample = await selectWheelItems(db, await sampleLevels(db, MOST_SLICES, counted));
  const until = new Date(now.getTime() + KEPT_MS);
  return transaction(db, async (trx) => {
    const tried = Array.from({ length: SEEDS_TRIED }, () => randomInt(SEEDS));
    const seed = found(await takeSeed(trx, tried, { now, until }), 'BUSY', { retryAfter: 1 });
    const items = seededRandom(`wheel ${seed}`).sample(sample, sample.length);
    await storeItems(trx, seed, items);
    return { items, seed, total: Math.max(counted, items.length), commitment };
  });
}
