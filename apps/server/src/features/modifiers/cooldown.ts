import { secondsUntil } from '../../platform/clock.ts';

/** Until the next case of the same user for the same player (docs/rules/modifiers.md#cooldown). */
export const COOLDOWN_SECONDS = { self: 60, other: 600 } as const;

export interface Cooldown {
  readonly remainingSeconds: number;
  readonly isSelfRoll: boolean;
}

export function cooldownOf(until: Date, now: Date, isSelfRoll: boolean): Cooldown {
  return { remainingSeconds: secondsUntil(until, now), isSelfRoll };
}
