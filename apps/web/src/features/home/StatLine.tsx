import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { QueryError } from '../../ui/QueryError.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import type { SiteStatistics } from './api.ts';
import { CountUp } from './CountUp.tsx';
import { longDay } from './quiet.ts';
import './StatLine.css';

const cards = [
  { name: 'levels', key: 'totalLevels' },
  { name: 'passes', key: 'listedPasses' },
  { name: 'players', key: 'rankedPlayers' },
  { name: 'recentPasses', key: 'listedPassesLast30Days' },
] as const;

export interface StatLineProps {
  statistics: UseQueryResult<SiteStatistics>;
  /** When the latest clear came; said in place of a month without any. */
  lastClear: string | null;
}

/** How large the site is, in four numbers: those over the lists of levels, passes and players. */
export function StatLine({ statistics, lastClear }: StatLineProps) {
  const { t, language } = useTranslation('pages/home');
  const { data, error } = statistics;
  const isOld = (key: string) =>
    key === 'listedPassesLast30Days' && data?.overview[key] === 0 && lastClear !== null;
  if (data)
    return (
      <dl className="stat-line">
        {cards.map(({ name, key }) => (
          <div key={name}>
            <dt>{isOld(key) ? t('stat.lastClear') : t(`stat.${name}`, { count: data.overview[key] })}</dt>
            <dd>{isOld(key) ? longDay(lastClear ?? '', language) : <CountUp to={data.overview[key]} />}</dd>
          </div>
        ))}
      </dl>
    );
  if (error) return <QueryError query={statistics} />;
  return (
    <Loading className="stat-line">
      {cards.map(({ name }) => (
        <div key={name}>
          <Skeleton width={140} height={28} />
        </div>
      ))}
    </Loading>
  );
}
