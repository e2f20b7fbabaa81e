import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/Page.tsx';

export function PassFormPage() {
  const { t } = useTranslation('pages/submissions');
  return <Page title={t('passForm.title')}>{null}</Page>;
}
