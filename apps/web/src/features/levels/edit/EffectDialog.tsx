import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { EffectFigures } from './EffectFigures.tsx';
import type { LevelEditing } from './use-level-edit.ts';

export interface EffectDialogProps {
  asked: NonNullable<LevelEditing['asked']>;
  editing: LevelEditing;
}

/** What an edit does to passes and standings, before it is saved. */
export function EffectDialog({ asked, editing }: EffectDialogProps) {
  const { t } = useTranslation('pages/level-edit');
  const { effect, failure } = asked;
  return (
    <ConfirmDialog
      title={t('effect.title')}
      confirmLabel={failure === null ? t('effect.confirm') : t('effect.confirmBlind')}
      busy={editing.isBusy}
      onConfirm={editing.confirm}
      onCancel={editing.cancel}
    >
      {effect ? (
        <EffectFigures
          effect={effect}
          passes={(count) => t('effect.passes', count)}
          nobody={t('effect.nobody')}
          players={t('effect.players')}
        />
      ) : (
        <p>{t('effect.failed', { reason: failure ?? '' })}</p>
      )}
    </ConfirmDialog>
  );
}
