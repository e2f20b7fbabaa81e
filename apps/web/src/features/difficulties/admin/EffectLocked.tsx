import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { askAgain } from '../../../ui/PasswordGate.tsx';

/** In the place of an effect that is not asked for, because the password is no longer kept. */
export function EffectLocked() {
  const { t } = useTranslation('pages/difficulties');
  return (
    <Banner
      actions={
        <Button size="small" onClick={askAgain}>
          {t('effect.unlock')}
        </Button>
      }
    >
      <p>{t('effect.locked')}</p>
    </Banner>
  );
}
