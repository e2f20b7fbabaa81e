import type { UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useIsNear } from '../../lib/use-is-near.ts';
import { QueryError } from '../../ui/QueryError.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import type { SiteStatistics } from './api.ts';
import { type ChartSubject, chartSubjects } from './search-params.ts';
import './DifficultyCounts.css';

const DifficultyCharts = lazyPart(() => import('./charts/DifficultyCharts.tsx'), 'DifficultyCharts');

export interface DifficultyCountsProps {
  statistics: UseQueryResult<SiteStatistics>;
  subject: ChartSubject;
  onSubject: (subject: ChartSubject) => void;
}

/** Passes or levels of every difficulty, as charts whose code comes when they come into the window. */
export function DifficultyCounts({ statistics, subject, onSubject }: DifficultyCountsProps) {
  const { t } = useTranslation('pages/home');
  const { data, error } = statistics;
  const charts = useRef<HTMLElement>(null);
  const isNear = useIsNear(charts);
  const waiting = (
    <Loading className="grid grid-cols-3 gap-8 max-md:grid-cols-1">
      {['P', 'G', 'U'].map((letter) => (
        <Skeleton key={letter} radius={8} className="difficulty-chart-waiting" height="auto" />
      ))}
    </Loading>
  );
  return (
    <section ref={charts} className="mt-12 max-md:mt-8" aria-labelledby="difficulty-counts">
      <div className="mb-6 flex flex-wrap items-baseline gap-x-3 gap-y-2 max-md:mb-4">
        <h2 id="difficulty-counts">{t(`chart.title.${subject}`)}</h2>
        <p className="text-faint max-sm:hidden">{t('chart.sub')}</p>
        <SegmentedControl
          size="small"
          className="ml-auto"
          label={t('chart.subject')}
          segments={chartSubjects.map((value) => ({ value, label: t(`chart.${value}`) }))}
          value={subject}
          onChange={onSubject}
        />
      </div>
      {data && isNear ? (
        <DifficultyCharts fallback={waiting} counts={data.difficulties.byType} subject={subject} />
      ) : error ? (
        <QueryError query={statistics} />
      ) : (
        waiting
      )}
    </section>
  );
}
