import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/Page.tsx';

export function LeaderboardPage() {
  const { t } = useTranslation('pages/players');
  return <Page title={t('leaderboard.title')}>{null}</Page>;
}
