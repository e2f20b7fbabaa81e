import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/Page.tsx';

export function LevelFormPage() {
  const { t } = useTranslation('pages/submissions');
  return <Page title={t('levelForm.title')}>{null}</Page>;
}
