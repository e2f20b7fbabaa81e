import { useMutation, useQueryClient } from '@tanstack/react-query';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { overlaysChanged } from '../../../lib/queries/overlays-changed.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { type CasePlayer, endModifier, type Modifier } from '../api.ts';

export interface EndQuestionProps {
  modifier: Modifier;
  player: CasePlayer;
  onClose: () => void;
}

/** Ends a modifier at once. */
export function EndQuestion({ modifier, player, onClose }: EndQuestionProps) {
  const { t } = useTranslation('modifiers');
  const queries = useQueryClient();
  const ending = useMutation({
    mutationFn: () => endModifier(modifier.id),
    onSuccess: () => toast.success(t('ended')),
    onError: (error) => toast.danger(problemText(error)),
    onSettled: async () => {
      onClose();
      await overlaysChanged(queries);
    },
  });
  return (
    <ConfirmDialog
      title={t('askEnd', { name: t(`name.${modifier.type}`) })}
      confirmLabel={t('end')}
      tone="danger"
      busy={ending.isPending}
      onConfirm={() => ending.mutate()}
      onCancel={onClose}
    >
      {t('askEndText', { player: player.name })}
    </ConfirmDialog>
  );
}
