import { useState } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { TrashIcon, UndoIcon } from '../../../ui/icons.ts';
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx';
import { DifficultyBadge } from '../../difficulties/index.ts';
import type { PassDetail } from '../detail/api.ts';
import { TileRemark } from '../parts/TileRemark.tsx';
import { judgementsOf } from './draft.ts';
import { NewScore } from './NewScore.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { PlayFields } from './PlayFields.tsx';
import { type PassEditing, usePassEdit } from './use-pass-edit.ts';
import { VideoFields } from './VideoFields.tsx';

export interface PassEditDialogProps {
  pass: PassDetail;
  onClose: () => void;
}

/** Everything that staff change of a pass. It is rescored, and standings follow at once. */
export function PassEditDialog({ pass, onClose }: PassEditDialogProps) {
  const { t } = useTranslation('pages/pass-edit');
  const [form, editing] = usePassEdit(pass, onClose);
  const { isBusy, level, stored } = editing;
  const judgements = judgementsOf(editing.draft);
  return (
    <FormDialog
      title={t('title')}
      subtitle={`#${pass.id} - ${pass.player.name} - ${pass.level.song}`}
      picture={<DifficultyBadge of={(level ?? pass.level).difficulty} size={40} decorative />}
      width="47rem"
      onClose={onClose}
      busy={isBusy}
      dirty={editing.isDirty}
      headAction={
        stored.isDeleted ? (
          <Chip tone="danger" icon={TrashIcon}>
            {t('isDeleted')}
          </Chip>
        ) : undefined
      }
      actions={<RemovalButton editing={editing} />}
      cancelLabel={t('action.cancel')}
      submitLabel={t('action.save')}
      sending={isBusy && !editing.removal.isPending}
      unready={!editing.isDirty}
      onSubmit={editing.submit}
      form={form}
    >
      <ErrorSummary form={editing.errors.element} />
      <div className="grid gap-6">
        <EditError editing={editing} />
        <PlaceFields editing={editing} />
        <VideoFields editing={editing} />
        <PlayFields editing={editing} />
        {judgements && level ? <TileRemark judgements={judgements} level={level} /> : null}
        <MarkFields editing={editing} />
        <NewScore editing={editing} />
      </div>
    </FormDialog>
  );
}

function EditError({ editing: { failure, removal, stored, errors } }: { editing: PassEditing }) {
  const { t } = useTranslation('pages/pass-edit');
  if (failure) return <FormError title={t('saveFailed')} message={problemText(failure)} />;
  if (removal.error)
    return (
      <FormError
        title={stored.isDeleted ? t('restoreFailed') : t('deleteFailed')}
        message={problemText(removal.error)}
      />
    );
  return errors.marked > 0 ? <FormError message={t('incomplete')} /> : null;
}

function RemovalButton({ editing: { stored, removal, isBusy } }: { editing: PassEditing }) {
  const { t } = useTranslation('pages/pass-edit');
  const [isAsked, setAsked] = useState(false);
  const { isDeleted } = stored;
  return (
    <>
      <Button
        variant={isDeleted ? 'success' : 'danger'}
        icon={isDeleted ? UndoIcon : TrashIcon}
        busy={removal.isPending}
        disabled={isBusy}
        onClick={() => setAsked(true)}
      >
        {isDeleted ? t('action.restore') : t('action.delete')}
      </Button>
      {isAsked ? (
        <ConfirmDialog
          title={isDeleted ? t('askRestore') : t('askDelete')}
          confirmLabel={isDeleted ? t('action.restore') : t('action.delete')}
          tone={isDeleted ? 'normal' : 'danger'}
          onCancel={() => setAsked(false)}
          onConfirm={() => {
            setAsked(false);
            removal.mutate(!isDeleted);
          }}
        >
          {isDeleted ? t('restoreHint') : t('deleteHint')}
        </ConfirmDialog>
      ) : null}
    </>
  );
}

/** What staff know of it: announced, and whether it counts. */
function MarkFields({ editing: { draft, change } }: { editing: PassEditing }) {
  const { t } = useTranslation('pages/pass-edit');
  return (
    <div className="flex flex-wrap items-start gap-x-8 gap-y-3">
      <Checkbox
        label={t('announced')}
        checked={draft.isAnnounced}
        onChange={(event) => change({ isAnnounced: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('duplicate')}
        hint={t('duplicateHint')}
        checked={draft.isDuplicate}
        onChange={(event) => change({ isDuplicate: event.currentTarget.checked })}
      />
    </div>
  );
}
