import { useMutation, useQueryClient } from '@tanstack/react-query';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { keys } from '../../../lib/queries/keys.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { type ItemKind, markAnnounced } from '../api.ts';
import type { ShownItem } from './shown-item.ts';

interface RemoveDialogProps {
  kind: ItemKind;
  item: ShownItem;
  onClose: () => void;
}

/** Asks before an item is marked as announced. When that fails, the list shows how the item stands now. */
export function RemoveDialog({ kind, item, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('pages/announcements');
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => markAnnounced(kind, item.id),
    onSuccess: () => toast.success(t('removed')),
    onError: (error) => toast.danger(t('removeFailed', { reason: problemText(error) })),
    onSettled: async () => {
      onClose();
      await Promise.all([
        queries.invalidateQueries({ queryKey: keys.announcements.all }),
        queries.invalidateQueries({ queryKey: keys.pendingCounts }),
      ]);
    },
  });
  return (
    <ConfirmDialog
      title={t('removeTitle')}
      confirmLabel={t('removeConfirm')}
      cancelLabel={t('keep')}
      busy={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      {t('removeText', { title: item.title })}
    </ConfirmDialog>
  );
}
