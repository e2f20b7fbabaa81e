import { useMutation } from '@tanstack/react-query';
import { isProblem } from '../../../lib/api/problem.ts';
import { undoText } from '../../../lib/api/undo-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import type { Merge } from '../api.ts';
import { undoMerge, useReload } from '../writes.ts';

/** Asks before an undo, and says what blocks it. */
export function UndoDialog({ merge, onClose }: { merge: Merge; onClose: () => void }) {
  const { t } = useTranslation('pages/creators');
  const reload = useReload();
  const names = { source: merge.source.name, target: merge.target.name };
  const undoing = useMutation({
    mutationFn: () => undoMerge(merge.mergeId),
    onSuccess: async () => {
      await reload();
      toast.success(t('merges.done', names));
      onClose();
    },
  });
  const { error } = undoing;
  const refusal = () => {
    const { reason, ids } = isProblem(error) ? error.extra : {};
    if (reason !== 'CREDITS_CHANGED' || !Array.isArray(ids)) return undoText('pages/creators', error);
    return t('merges.blocked.CREDITS_CHANGED', {
      count: ids.length,
      ids: ids.map((id) => `#${id}`).join(', '),
    });
  };
  return (
    <ConfirmDialog
      title={t('merges.title')}
      confirmLabel={t('merges.confirm')}
      busy={undoing.isPending}
      onCancel={onClose}
      onConfirm={() => undoing.mutate()}
    >
      <div className="grid gap-3 wrap-anywhere">
        {error ? (
          <Banner tone="danger" role="alert">
            <p>{refusal()}</p>
          </Banner>
        ) : null}
        <p>{t('merges.text', names)}</p>
      </div>
    </ConfirmDialog>
  );
}
