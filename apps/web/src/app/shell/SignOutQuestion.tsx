import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

export interface SignOutQuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before signing out drops what was typed. */
export function SignOutQuestion({ onStay, onLeave }: SignOutQuestionProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      title={t('session.leave.title')}
      confirmLabel={t('session.signOut')}
      cancelLabel={t('session.leave.stay')}
      tone="danger"
      onCancel={onStay}
      onConfirm={onLeave}
    >
      {t('session.leave.text')}
    </ConfirmDialog>
  );
}
