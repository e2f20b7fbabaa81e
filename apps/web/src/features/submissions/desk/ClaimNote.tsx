import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { UsersIcon } from '../../../ui/icons.ts';
import type { Claimer } from './use-claim.ts';

/** Somebody else works on a submission. */
export function ClaimNote({ claimer }: { claimer: Claimer }) {
  const { t } = useTranslation('pages/desk');
  return (
    <Banner icon={UsersIcon} role="status" title={t('claim.by', { name: claimer.nickname })}>
      <p>{t('claim.soft')}</p>
    </Banner>
  );
}
