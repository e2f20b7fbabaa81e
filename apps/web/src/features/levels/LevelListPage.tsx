import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/Page.tsx';

export function LevelListPage() {
  const { t } = useTranslation('pages/levels');
  return <Page title={t('list.title')}>{null}</Page>;
}
