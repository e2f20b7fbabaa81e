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
      confirmLabel={t('unsaved.discard')}
      cancelLabel={t('unsaved.keep')}
      tone="danger"
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {t('unsaved.text')}
    </ConfirmDialog>
  );
}
