import { useState } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx';
import { DifficultyBadge, useDifficulties } from '../../difficulties/index.ts';
import type { LevelDetail } from '../api.ts';
import { LevelStateChip } from '../parts/LevelState.tsx';
import { EffectFigures } from './EffectFigures.tsx';
import { LevelFields } from './LevelFields.tsx';
import { type LevelEditing, useLevelEdit } from './use-level-edit.ts';
import { VisibilityButtons } from './VisibilityButtons.tsx';

const AliasDialog = lazyPart(() => import('./AliasDialog.tsx'), 'AliasDialog');

export interface LevelEditDialogProps {
  /** As it is now; the form stays with what was opened. */
  level: LevelDetail;
  onClose: () => void;
}

/** Everything that staff change of a level. Passes, ranks and statistics follow at once. */
export function LevelEditDialog({ level, onClose }: LevelEditDialogProps) {
  const { t } = useTranslation('pages/level-edit');
  const difficulties = useDifficulties();
  const [form, editing] = useLevelEdit(level, onClose);
  const [naming, setNaming] = useState(false);
  const { stored, draft, asked, visibility } = editing;
  const isBusy = editing.isBusy || visibility.isPending;
  const difficulty = difficulties.find(({ id }) => id === draft.diffId) ?? stored.difficulty;
  return (
    <FormDialog
      title={t('action.editLevel')}
      subtitle={`#${stored.id} - ${stored.song}`}
      picture={<DifficultyBadge of={difficulty} size={40} decorative />}
      width="50rem"
      onClose={onClose}
      busy={isBusy}
      dirty={editing.isDirty}
      headAction={<LevelStateChip level={stored} />}
      actions={<VisibilityButtons level={stored} busy={isBusy} onAction={visibility.mutate} />}
      cancelLabel={t('action.cancel')}
      submitLabel={t('action.save')}
      sending={editing.isBusy}
      unready={!editing.isDirty}
      onSubmit={editing.submit}
      form={form}
      overlays={
        <>
          {asked ? <EffectDialog asked={asked} editing={editing} /> : null}
          {naming ? <AliasDialog level={level} onClose={() => setNaming(false)} /> : null}
        </>
      }
    >
      <div className="grid gap-6">
        <ErrorSummary form={editing.errors.element} />
        <EditError editing={editing} />
        <LevelFields
          editing={editing}
          difficulty={difficulty}
          difficulties={difficulties}
          onAliases={() => setNaming(true)}
        />
      </div>
    </FormDialog>
  );
}

function EditError({ editing }: { editing: LevelEditing }) {
  const { t, language } = useTranslation(['pages/level-edit', 'fields']);
  if (editing.isStale) {
    const names = editing.savedByOthers.map((name) => t(`fields:${name}`));
    return (
      <Banner
        tone="warning"
        role="alert"
        title={t('stale')}
        actions={
          <>
            <Button size="small" onClick={() => void editing.reload()}>
              {t('reload')}
            </Button>
            <Button
              size="small"
              variant="danger"
              disabled={!editing.isDirty}
              onClick={() => void editing.overwrite()}
            >
              {t('overwrite')}
            </Button>
          </>
        }
      >
        {names.length === 0 ? null : (
          <p>{t('staleFields', { fields: new Intl.ListFormat(language).format(names) })}</p>
        )}
        <p>{t('staleHint')}</p>
      </Banner>
    );
  }
  const failure = editing.failure ?? editing.visibility.error;
  return failure ? <FormError message={problemText(failure)} /> : null;
}

interface EffectDialogProps {
  asked: NonNullable<LevelEditing['asked']>;
  editing: LevelEditing;
}

/** What an edit does to passes and standings, before it is saved. */
function EffectDialog({ asked, editing }: EffectDialogProps) {
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
        <EffectFigures effect={effect} texts="pages/level-edit" />
      ) : (
        <p>{t('effect.failed', { reason: failure ?? '' })}</p>
      )}
    </ConfirmDialog>
  );
}
