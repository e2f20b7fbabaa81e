import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/Page.tsx';

export function RegisterPage() {
  const { t } = useTranslation('pages/auth');
  return <Page title={t('register.title')}>{null}</Page>;
}
