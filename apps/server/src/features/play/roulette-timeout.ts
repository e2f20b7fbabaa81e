import { secondsUntil } from '../../platform/clock.ts';
import { Problem } from '../../platform/http/problem.ts';

/** @throws Problem ROULETTE_TIMEOUT unless nobody waits */
export function refuseWaiting(until: Date | null, now: Date): void {
  if (until === null) return;
  const remainingSeconds = secondsUntil(until, now);
  throw new Problem('ROULETTE_TIMEOUT', {
    remainingSeconds,
    remainingTime: remainingSeconds,
    retryAfter: remainingSeconds,
  });
}
