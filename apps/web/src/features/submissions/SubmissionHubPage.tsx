import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/Page.tsx';

export function SubmissionHubPage() {
  const { t } = useTranslation('pages/submissions');
  return <Page title={t('hub.title')}>{null}</Page>;
}
