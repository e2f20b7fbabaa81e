import { rowsByTier } from '@rondo/domain/difficulties';
import type { SiteStatistics } from '../api.ts';
import type { ChartSubject } from '../search-params.ts';
import { amountOf } from './scales.ts';
import { DifficultyChart } from './DifficultyChart.tsx';

export interface DifficultyChartsProps {
  counts: SiteStatistics['difficulties']['byType'];
  subject: ChartSubject;
}

/** One chart each for P, G and U, on one scale; special difficulties have none. */
export function DifficultyCharts({ counts, subject }: DifficultyChartsProps) {
  const most = Math.max(0, ...counts.PGU.map((count) => amountOf(count, subject)));
  return (
    <div className="grid grid-cols-3 gap-8 max-md:grid-cols-1">
      {rowsByTier(counts.PGU).map(([tier, rows]) => (
        <DifficultyChart key={tier} counts={rows} subject={subject} most={most} isFirst={tier === 'P'} />
      ))}
    </div>
  );
}
