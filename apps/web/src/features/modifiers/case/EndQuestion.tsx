import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { shownWithOverlays } from '../../../lib/queries/overlays-changed.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { CasePlayer, Modifier } from '../api.ts';

export interface EndQuestionProps {
  modifier: Modifier;
  player: CasePlayer;
  onClose: () => void;
}

/** Ends a modifier at once. */
export function EndQuestion({ modifier, player, onClose }: EndQuestionProps) {
  const { t } = useTranslation('modifiers');
  const ending = useAct('endModifier', {
    stale: shownWithOverlays,
    done: t('ended'),
    failed: (reason) => reason,
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      title={t('askEnd', { name: t(`name.${modifier.type}`) })}
      confirmLabel={t('end')}
      tone="danger"
      busy={ending.isPending}
      onConfirm={() => ending.mutate({ modifierId: modifier.id })}
      onCancel={onClose}
    >
      {t('askEndText', { player: player.name })}
    </ConfirmDialog>
  );
}
