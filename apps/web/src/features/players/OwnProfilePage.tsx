import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/Page.tsx';

export function OwnProfilePage() {
  const { t } = useTranslation('pages/players');
  return <Page title={t('ownProfile.title')}>{null}</Page>;
}
