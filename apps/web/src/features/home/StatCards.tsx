import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { QueryError } from '../../ui/QueryError.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import type { SiteStatistics } from './api.ts';
import { CountUp } from './CountUp.tsx';
import './StatCards.css';

const cards = [
  { name: 'levels', key: 'totalLevels' },
  { name: 'passes', key: 'listedPasses' },
  { name: 'players', key: 'rankedPlayers' },
  { name: 'recentPasses', key: 'listedPassesLast30Days' },
] as const;

/** How large the site is, in four numbers: those over the lists of levels, passes and players. */
export function StatCards({ statistics }: { statistics: UseQueryResult<SiteStatistics> }) {
  const { t } = useTranslation('pages/home');
  const { data, error } = statistics;
  if (data)
    return (
      <dl className="stat-cards">
        {cards.map(({ name, key }) => (
          <div key={name}>
            <dt>{t(`stat.${name}`, { count: data.overview[key] })}</dt>
            <dd>
              <CountUp to={data.overview[key]} />
            </dd>
          </div>
        ))}
      </dl>
    );
  if (error) return <QueryError query={statistics} />;
  return (
    <Loading className="stat-cards">
      {cards.map(({ name }) => (
        <div key={name}>
          <Skeleton width="60%" height={44} />
          <Skeleton width="40%" height={14} className="mt-2" />
        </div>
      ))}
    </Loading>
  );
}
