import type { ReactNode } from 'react';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { Button } from './Button.tsx';
import { DialogFrame } from './DialogFrame.tsx';

export interface ConfirmDialogProps {
  title: ReactNode;
  children?: ReactNode;
  /** Names the action, such as "Delete"; never only "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'normal' | 'danger';
  busy?: boolean;
  /** False where the dialog below answers Back for it. */
  isLayer?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A question before an action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    children,
    confirmLabel,
    cancelLabel,
    tone = 'normal',
    busy,
    isLayer,
    onConfirm,
    onCancel,
  } = props;
  const { t } = useTranslation('components');
  return (
    <DialogFrame
      title={title}
      role="alertdialog"
      width="28rem"
      busy={busy}
      isLayer={isLayer}
      onClose={onCancel}
      footer={
        <>
          <Button variant="ghost" className="ml-auto" disabled={busy} data-autofocus onClick={onCancel}>
            {cancelLabel ?? t('action.cancel')}
          </Button>
          <Button variant={tone === 'danger' ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="text-muted">{children}</div>
    </DialogFrame>
  );
}
