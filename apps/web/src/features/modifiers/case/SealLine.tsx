import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { LockIcon } from '../../../ui/icons.ts';

export interface SealLineProps {
  /** What the server said about a draw before it; visitors have none. */
  commitment: string | null;
  /** The draw was made, and its strip runs; else it is the next one. */
  isRunning: boolean;
}

/** The seal of a draw. */
export function SealLine({ commitment, isRunning }: SealLineProps) {
  const { t } = useTranslation('modifiers');
  if (commitment === null) return null;
  return (
    <p className="case-seal flex flex-wrap items-center justify-center gap-2 text-12 text-faint">
      <Icon of={LockIcon} size={14} />
      {t(isRunning ? 'sealed' : 'sealedNext')}{' '}
      <code title={commitment}>
        {commitment.slice(0, 4)} {commitment.slice(4, 8)} … {commitment.slice(-4)}
      </code>
    </p>
  );
}
