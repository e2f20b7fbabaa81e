import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/Page.tsx';

export function ProfilePage() {
  const { t } = useTranslation('pages/players');
  return <Page title={t('profile.title')}>{null}</Page>;
}
