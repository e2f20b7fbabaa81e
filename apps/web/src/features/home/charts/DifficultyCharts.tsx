import { rowsByTier } from '@rondo/domain/difficulties';
import type { SiteStatistics } from '../api.ts';
import type { ChartSubject } from '../search-params.ts';
import { DifficultyChart } from './DifficultyChart.tsx';

export interface DifficultyChartsProps {
  counts: SiteStatistics['difficulties']['byType'];
  subject: ChartSubject;
}

/** One chart each for P, G and U; special difficulties have none. */
export function DifficultyCharts({ counts, subject }: DifficultyChartsProps) {
  return (
    <div className="grid grid-cols-3 gap-8 max-md:grid-cols-1">
      {rowsByTier(counts.PGU).map(([tier, rows]) => (
        <DifficultyChart key={tier} counts={rows} subject={subject} />
      ))}
    </div>
  );
}
