import type { SiteStatistics } from '../api.ts';
import type { ChartSubject } from '../search-params.ts';
import { DifficultyChart } from './DifficultyChart.tsx';

export interface DifficultyChartsProps {
  counts: SiteStatistics['difficulties']['byType'];
  subject: ChartSubject;
}

/** One chart each for P, G and U; special difficulties have none. */
export function DifficultyCharts({ counts, subject }: DifficultyChartsProps) {
  const letters = [...new Set(counts.PGU.map(({ name }) => name.charAt(0)))];
  return (
    <div className="difficulty-charts">
      {letters.map((letter) => (
        <DifficultyChart
          key={letter}
          counts={counts.PGU.filter(({ name }) => name.startsWith(letter))}
          subject={subject}
        />
      ))}
    </div>
  );
}
