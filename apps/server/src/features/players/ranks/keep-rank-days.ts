import { firstDayKept } from '@rondo/domain/players';
import { tryThing } from '../../../platform/db/advisory-lock.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/feature.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.ts';
import { computePast } from './compute-past.ts';
import {
  closeRankDay,
  markClosed,
  markThinned,
  selectRankDaysState,
  thinRankDays,
} from './rank-days.repository.ts';

const minute = 60_000;
const hour = 60 * minute;
const dayLength = 24 * hour;

/**
 * Computes the past where it is wanted, closes the days that are over, thins old ones
 * (docs/decisions/0037-ranks-over-time.md). Looked at every minute: mostly there is nothing to do.
 */
export const keepRankDays = {
  kind: 'players.rankDays',
  parse: () => null,
  every: nextLook,
  lease: hour,
  run: ([{ signal }], deps) => bringUpToDate(deps, signal),
} satisfies JobKind<Deps, null>;

/** Five past midnight at the earliest, so that what was written last before it is there. */
function nextLook(now: Date): Date {
  const next = (Math.floor(now.getTime() / minute) + 1) * minute;
  const midnight = next - (next % dayLength);
  return new Date(Math.max(next, midnight + 5 * minute));
}

function bringUpToDate({ db, clock }: Pick<Deps, 'db' | 'clock'>, signal: AbortSignal): Promise<void> {
  return transaction(db, async (trx) => {
    // Two processes, or a job that was taken over: one of them does it.
    if (!(await tryThing(trx, 'rankDays'))) return;
    const today = Math.floor(clock.now().getTime() / dayLength);
    const state = await selectRankDaysState(trx);
    if (state.wanted !== state.computed) {
      await computePast(trx, state.wanted, today, signal);
      return;
    }
    const closed = state.closedThrough ?? today - 1;
    for (let day = closed + 1; day < today; day += 1) await closeRankDay(trx, day);
    if (closed < today - 1) await markClosed(trx, today - 1);
    const kept = firstDayKept(today);
    if (state.thinnedBefore === kept) return;
    await thinRankDays(trx, state.thinnedBefore, kept);
    await markThinned(trx, kept);
  });
}
