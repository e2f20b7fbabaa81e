import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/Page.tsx';

export function LevelDetailPage() {
  const { t } = useTranslation('pages/levels');
  return <Page title={t('detail.title')}>{null}</Page>;
}
