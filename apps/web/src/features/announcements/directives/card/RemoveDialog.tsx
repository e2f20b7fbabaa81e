import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';

interface RemoveDialogProps {
  name: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an edited directive leaves the list. */
export function RemoveDialog({ name, ...answers }: RemoveDialogProps) {
  const { t } = useTranslation('pages/directives');
  return (
    <ConfirmDialog
      title={t('remove.title', { name })}
      tone="danger"
      confirmLabel={t('foot.remove')}
      {...answers}
    >
      {t('remove.text')}
    </ConfirmDialog>
  );
}
