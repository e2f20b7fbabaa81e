import { useTranslation } from '../lib/i18n/use-translation.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

export interface LeaveQuestionProps extends Pick<ConfirmDialogProps, 'isLayer'> {
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before something that was typed and not saved is lost. */
export function LeaveQuestion({ onLeave, onStay, ...dialog }: LeaveQuestionProps) {
  const { t } = useTranslation('components');
  return (
    <ConfirmDialog
      {...dialog}
      title={t('unsaved.title')}
      confirmLabel={t('action.discard')}
      cancelLabel={t('action.keepEditing')}
      tone="danger"
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {t('unsaved.text')}
    </ConfirmDialog>
  );
}
