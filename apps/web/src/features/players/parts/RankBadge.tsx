import { formatCount } from '@rondo/domain/format';
import { useTranslation } from 'react-i18next';
import './RankBadge.css';

/** The ranked-score rank; gold, silver and bronze for the first three. Nothing for players without one. */
export function RankBadge({ rank }: { rank: number | null }) {
  const { t } = useTranslation('pages/players');
  if (rank === null) return null;
  return (
    <span className="rank-badge" data-rank={rank <= 3 ? rank : undefined} title={t('profile.rank')}>
      #{formatCount(rank)}
    </span>
  );
}
