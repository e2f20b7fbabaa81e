import { firstDayKept } from '@rondo/domain/players';
import { tryThing } from '../../../platform/db/advisory-lock.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/feature.ts';
import { nextRun } from '../../../platform/jobs/cron.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.ts';
import { computePast } from './compute-past.ts';
import {
  closeRankDay,
  markClosed,
  markThinned,
  selectRankDaysState,
  thinRankDays,
} from './rank-days.repository.ts';

const hour = 3_600_000;

/**
 * Computes the past where it is wanted, closes the days that are over, thins old ones
 * (docs/decisions/0037-ranks-over-time.md). Five past midnight at the earliest, so that what was
 * written last before it is there.
 */
export const keepRankDays: JobKind<Deps, null> = {
  kind: 'players.rankDays',
  parse: () => null,
  every: (now) => nextRun('5-59/10 * * * *', now),
  lease: hour,
  run: ([{ signal }], deps) => bringUpToDate(deps, signal),
};

function bringUpToDate({ db, clock }: Pick<Deps, 'db' | 'clock'>, signal: AbortSignal): Promise<void> {
  return transaction(db, async (trx) => {
    // Two processes, or a job that was taken over: one of them does it.
    if (!(await tryThing(trx, 'rankDays'))) return;
    const today = Math.floor(clock.now().getTime() / (24 * hour));
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
