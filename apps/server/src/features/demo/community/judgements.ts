import { emptyValues } from '@rondo/domain/entity';
import { judgementFields, type Judgements } from '@rondo/domain/passes';
import type { Random } from '../../../platform/seeded-random.ts';

const NONE: Judgements = emptyValues(judgementFields);

/**
 * Counts of one clear; misses are no tiles. `margin`: steps by which the player is above the level, below 0 for a
 * struggle; far above, some runs are perfect.
 */
export function makeJudgements(random: Random, tiles: number, margin: number): Judgements {
  if (margin > 12 && random.chance(0.08)) return { ...NONE, perfect: tiles };
  const share = Math.min(0.9995, Math.max(0.6, 0.93 + 0.004 * margin + 0.02 * random.bell()));
  const blemishes = Math.max(1, Math.round(tiles * (1 - share)));
  const misses = share > 0.985 && random.chance(0.6) ? 0 : Math.round(blemishes * 0.06 * random.fraction());
  const singles = Math.round(blemishes * (0.1 + 0.15 * random.fraction()));
  const perfects = Math.max(0, blemishes - misses - singles);
  const early = 0.35 + 0.3 * random.fraction();
  const [earlyPerfects, earlySingles] = [Math.round(perfects * early), Math.round(singles * early)];
  return {
    ...NONE,
    earlyDouble: misses,
    earlySingle: earlySingles,
    ePerfect: earlyPerfects,
    perfect: Math.max(0, tiles - singles - perfects),
    lPerfect: perfects - earlyPerfects,
    lateSingle: singles - earlySingles,
  };
}

const SPEEDS = [1.05, 1.1, 1.1, 1.15, 1.2, 1.2, 1.3, 1.4, 1.5, 1.75, 2, 2.5, 3];

/** Most runs are at the level's own speed; the more a player is above it, the likelier a faster one. */
export function makeSpeed(random: Random, margin: number): number {
  return random.chance(Math.max(0.02, Math.min(0.3, margin / 80))) ? random.pick(SPEEDS) : 1;
}
