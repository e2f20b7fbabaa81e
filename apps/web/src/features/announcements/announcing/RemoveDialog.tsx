import { call } from '../../../lib/api/call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { announced } from '../../../lib/queries/catalogue-changed.ts';
import { keyOf } from '../../../lib/queries/key.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { ItemKind } from '../api.ts';
import type { ShownItem } from './shown-item.ts';

interface RemoveDialogProps {
  kind: ItemKind;
  item: ShownItem;
  onClose: () => void;
}

/** Asks before an item is marked as announced. When that fails, the list shows how the item stands now. */
export function RemoveDialog({ kind, item, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('pages/announcements');
  const { mutate, isPending } = useAct(
    () => call(kind === 'passes' ? 'markPassAnnounced' : 'markLevelAnnounced', { id: item.id }),
    {
      stale: [...announced, keyOf('staffStatistics')],
      done: t('removed'),
      failed: (reason) => t('removeFailed', { reason }),
      onSettled: onClose,
    },
  );
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
