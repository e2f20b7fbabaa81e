import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { deskKinds } from './kinds.ts';
import type { Lost } from './use-lost.ts';

/** Why another card is open, and what of the work on the one before is kept. */
export function LostNote({ lost, hasReason }: { lost: Lost; hasReason: boolean }) {
  const { t } = useTranslation('pages/desk');
  const { title } = deskKinds[lost.kind].useShown(lost.row);
  return (
    <Banner tone="warning" role="status" title={t('lost.title', { title })}>
      <p>{t('lost.text')}</p>
      {hasReason ? <p>{t('lost.reason')}</p> : null}
    </Banner>
  );
}
