import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../../../platform/feature.ts';
import { lookAtBackups, type Seen } from './seen.ts';

/** Looks are no closer together. */
const EVERY_MS = 10_000;
/** Nobody waits longer for one. */
const PATIENCE_MS = 1_000;
/** When no look came to its end for so long, nobody knows whether there are backups. */
const BLIND_AFTER_MS = 15 * 60_000;

export type SharedLook = ReturnType<typeof sharedLook>;

/**
 * What was last seen of the backups, for all who ask in this process: a disk or a database that does not answer makes
 * nobody wait, and is asked once.
 */
export function sharedLook(deps: Deps, look: (deps: Deps) => Promise<Seen> = lookAtBackups) {
  const { clock, log } = deps;
  let seen: Seen | null = null;
  let seenAt = clock.elapsed();
  let beganAt = Number.NEGATIVE_INFINITY;
  let looking: { readonly end: Promise<void>; readonly began: number } | null = null;

  const lookOnce = async () => {
    try {
      seen = await look(deps);
      seenAt = clock.elapsed();
    } catch (error) {
      log.warn({ err: error }, 'the backups could not be looked at');
    } finally {
      looking = null;
    }
  };
  return {
    /** Never throws. `seen` is null before the first look; `isBlind` when what it says is too old. */
    now: async (): Promise<{ readonly seen: Seen | null; readonly isBlind: boolean }> => {
      if (looking === null && clock.elapsed() - beganAt >= EVERY_MS) {
        beganAt = clock.elapsed();
        looking = { end: Promise.resolve().then(lookOnce), began: performance.now() };
      }
      const patience = looking === null ? 0 : PATIENCE_MS - (performance.now() - looking.began);
      if (looking !== null && patience > 0)
        await Promise.race([looking.end, sleep(patience, undefined, { ref: false })]);
      return { seen, isBlind: clock.elapsed() - seenAt > BLIND_AFTER_MS };
    },
  };
}
