import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/Page.tsx';

export function LoginPage() {
  const { t } = useTranslation('pages/auth');
  return <Page title={t('login.title')}>{null}</Page>;
}
