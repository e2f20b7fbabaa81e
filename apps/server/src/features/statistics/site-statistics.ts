import type { DifficultyRef } from '@rondo/contract/shapes';
import { isConnectionFailure } from '../../platform/db/errors.ts';
import type { Deps } from '../../platform/feature.ts';
import { type DifficultyCountRow, selectDifficultyCounts, selectOverview } from './repository.ts';

const KEPT_FOR = 60_000;
const THIRTY_DAYS = 30 * 24 * 60 * 60_000;

/**
 * The reply of GET statistics as JSON text, made at most once a minute whoever asks. Without a database it is the last
 * one that was made.
 */
export function siteStatistics({ db, clock }: Pick<Deps, 'db' | 'clock'>): () => Promise<string> {
  let kept: { readonly until: number; readonly text: Promise<string> } | null = null;
  let last: string | null = null;
  const read = async (now: number) => {
    const [overview, counts] = await Promise.all([
      selectOverview(db, new Date(now - THIRTY_DAYS)),
      selectDifficultyCounts(db),
    ]);
    const difficulties = counts.map(difficultyCount);
    return JSON.stringify({
      overview,
      difficulties: {
        byType: {
          PGU: difficulties.filter(({ type }) => type === 'PGU'),
          SPECIAL: difficulties.filter(({ type }) => type === 'SPECIAL'),
        },
      },
    });
  };
  const readOrLast = async (now: number) => {
    try {
      last = await read(now);
      return last;
    } catch (error) {
      if (last !== null && isConnectionFailure(error)) return last;
      throw error;
    }
  };
  return () => {
    const elapsed = clock.elapsed();
    if (kept !== null && kept.until > elapsed) return kept.text;
    const entry = { until: elapsed + KEPT_FOR, text: readOrLast(clock.now().getTime()) };
    kept = entry;
    entry.text.catch(() => {
      if (kept === entry) kept = null;
    });
    return entry.text;
  };
}

function difficultyCount({ ref, levelCount, passCount }: DifficultyCountRow) {
  const { id, name, type, color, icon, sortOrder } = JSON.parse(ref) as DifficultyRef;
  return { id, name, type, color, icon, sortOrder, passCount, levelCount };
}
