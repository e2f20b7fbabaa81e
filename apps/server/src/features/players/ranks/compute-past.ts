import { scoresByDay } from '@rondo/domain/players';
import { lockThing } from '../../../platform/db/advisory-lock.ts';
import { inBatches } from '../../../platform/db/batches.ts';
import { prepareForManyRows } from '../../../platform/db/bulk-settings.ts';
import type { Trx } from '../../../platform/db/database.ts';
import { longWork } from '../../../platform/long-work.ts';
import { closeRankDay, markComputed, recordRankDays } from './rank-days.repository.ts';
import {
  datedPasses,
  type DatedRow,
  deleteRankDaysBefore,
  insertPastScores,
  type PastScore,
  selectScoredDays,
} from './rank-past.repository.ts';

/** Rows of one write. */
const PORTION = 2000;

/**
 * Makes the history before today anew, out of the clears' dates and what each clear is worth today
 * (docs/rules/players.md#rank-over-time).
 * @param wanted the requests that are answered by it
 */
export async function computePast(
  trx: Trx,
  wanted: number,
  today: number,
  signal: AbortSignal,
): Promise<void> {
  await prepareForManyRows(trx);
  await deleteRankDaysBefore(trx, today);
  await writeScores(trx, today, signal);
  for (const day of await selectScoredDays(trx, today)) {
    signal.throwIfAborted();
    await closeRankDay(trx, day);
  }
  // Writers hold the standings before they write today's rows.
  await lockThing(trx, 'standings');
  await recordRankDays(trx, 'all');
  await markComputed(trx, wanted, today);
}

async function writeScores(trx: Trx, today: number, signal: AbortSignal): Promise<void> {
  const { each } = longWork({ signal });
  let passes: DatedRow[] = [];
  let scores: PastScore[] = [];
  const endPlayer = () => {
    const playerId = passes[0]?.playerId ?? 0;
    for (const score of scoresByDay(passes, today)) scores.push({ playerId, ...score });
    passes = [];
  };
  for await (const rows of inBatches(trx, datedPasses)) {
    await each(rows, (row) => {
      if (passes.length > 0 && passes[0]?.playerId !== row.playerId) endPlayer();
      passes.push(row);
    });
    if (scores.length < PORTION) continue;
    await insertPastScores(trx, scores);
    scores = [];
  }
  endPlayer();
  await insertPastScores(trx, scores);
}
