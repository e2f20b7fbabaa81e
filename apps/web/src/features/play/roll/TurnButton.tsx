import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { buttonClass } from '../../../ui/Button.tsx';

export interface TurnButtonProps {
  label: string;
  isBusy: boolean;
  disabled?: boolean;
  onPress: () => void;
}

/** Starts a turn; off while it turns, though it keeps the focus. */
export function TurnButton({ label, isBusy, disabled = false, onPress }: TurnButtonProps) {
  const { t } = useTranslation('wheels');
  return (
    <button
      type="button"
      className={buttonClass({ size: 'large', variant: isBusy ? 'normal' : 'primary' }, 'turn-button')}
      data-autofocus
      aria-disabled={isBusy || undefined}
      disabled={disabled}
      onClick={isBusy ? undefined : onPress}
    >
      {isBusy ? t('turning') : label}
    </button>
  );
}
