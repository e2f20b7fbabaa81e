import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useMay } from '../../lib/session/may.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { StarIcon } from '../../ui/icons.ts';
import { QueryError } from '../../ui/QueryError.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { type Rater, ratersQuery } from '../raters/index.ts';
import { PersonText } from '../../ui/PersonText.tsx';
import './RaterGrid.css';

/** Everyone who rates levels for the site. */
export function RaterGrid() {
  const { t } = useTranslation('pages/about');
  const raters = useQuery(ratersQuery);
  if (raters.data?.length === 0)
    return <EmptyState title={t('credits.empty')}>{t('credits.emptyText')}</EmptyState>;
  if (raters.data)
    return (
      <ul aria-label={t('credits.raters')} className="rater-grid">
        {raters.data.map((rater) => (
          <RaterCard key={rater.id} rater={rater} />
        ))}
      </ul>
    );
  if (raters.isError) return <QueryError query={raters} />;
  return (
    <Loading className="rater-grid">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height={72} radius={8} />
      ))}
    </Loading>
  );
}

function RaterCard({ rater }: { rater: Rater }) {
  const { t } = useTranslation('pages/about');
  const may = useMay();
  const name = rater.nickname || rater.username;
  return (
    <li className="rater-card flex min-h-18 min-w-0 items-center gap-4 px-4 py-3">
      <Avatar sources={[rater.avatarUrl, rater.player.pfp]} name={name} size={48} />
      <span className="min-w-0">
        <span className="flex min-w-0 items-center gap-1.5 font-semibold text-text">
          <span className="ell" title={name}>
            <PersonText of={name} />
          </span>
          {rater.isSuperAdmin ? (
            <span className="rater-star text-gold" title={t('term.superAdmin')}>
              <Icon of={StarIcon} size={16} />
              <span className="sr-only">{t('term.superAdmin')}</span>
            </span>
          ) : null}
        </span>
        <span className="block text-12 text-muted">
          {t(may('grantRole') ? 'term.manager' : 'term.rater')}
        </span>
      </span>
    </li>
  );
}
