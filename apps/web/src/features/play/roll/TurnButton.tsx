import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { buttonClass } from '../../../ui/Button.tsx';

export interface TurnButtonProps {
  label: string;
  isBusy: boolean;
  /** What it draws from has arrived, and its seal. */
  isReady: boolean;
  onPress: () => void;
}

/** Starts a turn; off while it turns, though it keeps the focus. */
export function TurnButton({ label, isBusy, isReady, onPress }: TurnButtonProps) {
  const { t } = useTranslation('wheels');
  return (
    <button
      type="button"
      className={buttonClass({ size: 'large', variant: isBusy ? 'normal' : 'primary' }, 'turn-button')}
      data-autofocus
      aria-disabled={isBusy || !isReady || undefined}
      onClick={isBusy || !isReady ? undefined : onPress}
    >
      {isBusy ? t('turning') : label}
    </button>
  );
}
