import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { ShieldIcon } from '../../../ui/icons.ts';

export function VerifiedChip({ isVerified }: { isVerified: boolean }) {
  const { t } = useTranslation('pages/creators');
  return isVerified ? (
    <Chip tone="success" icon={ShieldIcon}>
      {t('verified')}
    </Chip>
  ) : (
    <Chip>{t('unverified')}</Chip>
  );
}
