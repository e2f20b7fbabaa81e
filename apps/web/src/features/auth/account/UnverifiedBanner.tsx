import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { ResendButton } from '../mail/ResendButton.tsx';

/** What an unverified address keeps one from, and a new mail. */
export function UnverifiedBanner() {
  const { t } = useTranslation('pages/account');
  return (
    <Banner tone="warning" title={t('unverified.title')} actions={<ResendButton />}>
      <p>{t('unverified.text')}</p>
    </Banner>
  );
}
