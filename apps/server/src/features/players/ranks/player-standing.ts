import type { PlayerStanding } from '@rondo/contract/players';
import type { Deps } from '../../../platform/feature.ts';
import { found } from '../../../platform/http/problem.ts';
import { selectPins } from '../pins/pins.repository.ts';
import { selectRankDays, selectStanding } from './standing.repository.ts';

const dayMs = 86_400_000;
/** The chart shows twelve months. */
const DAYS_SHOWN = 366;

/**
 * Where a player stands, and stood.
 * @throws Problem NOT_FOUND
 */
export async function playerStanding(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: number,
): Promise<PlayerStanding> {
  const { moved, ahead, behind, computedBefore } = found(await selectStanding(db, id));
  const from = Math.floor(clock.now().getTime() / dayMs) - DAYS_SHOWN;
  const ranks = await selectRankDays(db, id, from);
  return {
    moved: JSON.parse(moved) as PlayerStanding['moved'],
    ahead,
    behind,
    ranks: ranks.map(({ day, ...rank }) => ({ day: dayText(day), ...rank })),
    pins: await selectPins(db, id),
    computedBefore: computedBefore === null ? null : dayText(computedBefore),
  };
}

const dayText = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);
