import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { LockIcon } from '../../../ui/icons.ts';

/** What the server said about the draw before it; visitors have none. */
export function SealLine({ commitment }: { commitment: string | null }) {
  const { t } = useTranslation('modifiers');
  if (commitment === null) return null;
  return (
    <p className="case-seal">
      <Icon of={LockIcon} size={14} />
      {t('sealed')}{' '}
      <code title={commitment}>
        {commitment.slice(0, 4)} {commitment.slice(4, 8)} … {commitment.slice(-4)}
      </code>
    </p>
  );
}
