import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ShieldIcon } from '../../../ui/icons.ts';

/** Whether something is verified: green with a drawing, or a quiet word. */
export function VerifiedState({ isVerified }: { isVerified: boolean }) {
  const { t } = useTranslation('pages/creators');
  if (!isVerified) return <span className="text-faint">{t('unverified')}</span>;
  return (
    <span className="inline-flex items-center gap-1.5 text-success">
      <Icon of={ShieldIcon} size={16} />
      {t('verified')}
    </span>
  );
}
