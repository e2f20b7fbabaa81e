import type { DifficultyRef } from '@rondo/contract/shapes';
import { isConnectionFailure } from '../../platform/db/errors.ts';
import { followEvents } from '../../platform/events/freshness.ts';
import type { Deps } from '../../platform/feature.ts';
import { type DifficultyCountRow, selectDifficultyCounts, selectOverview } from './repository.ts';

const KEPT_FOR = 60_000;
const THIRTY_DAYS = 30 * 24 * 60 * 60_000;

/**
 * The reply of GET statistics as JSON text, made at most once a minute whoever asks, and anew after a change of the
 * difficulties. Without a database it is the last one that was made.
 */
export function siteStatistics({ db, clock, events }: Pick<Deps, 'db' | 'clock' | 'events'>): {
  readonly read: () => Promise<string>;
  readonly end: () => void;
} {
  const difficulties = followEvents(events, ({ type }) => type === 'difficultyUpdate');
  let kept: { readonly until: number; readonly mark: number; readonly text: Promise<string> } | null = null;
  let last: { readonly mark: number; readonly text: string } | null = null;
  const count = async (now: number) => {
    const [overview, counts] = await Promise.all([
      selectOverview(db, new Date(now - THIRTY_DAYS)),
      selectDifficultyCounts(db),
    ]);
    const all = counts.map(difficultyCount);
    return JSON.stringify({
      overview,
      difficulties: {
        byType: {
          PGU: all.filter(({ type }) => type === 'PGU'),
          SPECIAL: all.filter(({ type }) => type === 'SPECIAL'),
        },
      },
    });
  };
  const countOrLast = async (now: number, mark: number) => {
    try {
      const text = await count(now);
      last = { mark, text };
      return text;
    } catch (error) {
      if (last?.mark === difficulties.lastMark() && isConnectionFailure(error)) return last.text;
      throw error;
    }
  };
  const read = () => {
    const elapsed = clock.elapsed();
    const mark = difficulties.lastMark();
    if (kept !== null && kept.until > elapsed && kept.mark === mark) return kept.text;
    const entry = { until: elapsed + KEPT_FOR, mark, text: countOrLast(clock.now().getTime(), mark) };
    kept = entry;
    entry.text.catch(() => {
      if (kept === entry) kept = null;
    });
    return entry.text;
  };
  return { read, end: difficulties.end };
}

function difficultyCount({ ref, levelCount, passCount }: DifficultyCountRow) {
  const { id, name, type, color, icon, sortOrder } = JSON.parse(ref) as DifficultyRef;
  return { id, name, type, color, icon, sortOrder, passCount, levelCount };
}
