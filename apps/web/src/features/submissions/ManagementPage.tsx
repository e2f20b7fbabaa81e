import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/Page.tsx';

export function ManagementPage() {
  const { t } = useTranslation('pages/submissions');
  return <Page title={t('management.title')}>{null}</Page>;
}
