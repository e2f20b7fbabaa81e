import { formatCount } from '@rondo/domain/format';
import { difficultyWarnings } from '@rondo/domain/difficulties';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { problemText } from '../../../../lib/api/problem-text.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { ErrorSummary } from '../../../../ui/ErrorSummary.tsx';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { FormError } from '../../../../ui/FormError.tsx';
import { Kbd } from '../../../../ui/Kbd.tsx';
import { DifficultyBadge } from '../../DifficultyBadge.tsx';
import type { DifficultyUsage } from '../api.ts';
import { useEffectPreview } from '../use-effect-preview.ts';
import { DifficultyFields } from './DifficultyFields.tsx';
import { mayRescore } from './draft.ts';
import { EffectPanel } from './EffectPanel.tsx';
import { badgeOf, IconPreview } from './IconPreview.tsx';
import { SavedByOthers } from './SavedByOthers.tsx';
import { type DifficultyFormOptions, useDifficultyForm } from './use-difficulty-form.ts';
import { TabLinks } from '../../../../ui/TabLinks.tsx';
import './DifficultyDialog.css';

export interface DifficultyDialogProps extends Omit<DifficultyFormOptions, 'latest'> {
  /** null: a new one is made. */
  difficulty: DifficultyUsage | null;
  onDelete?: () => void;
}

/** Everything of a difficulty, with its icon as it will be and what saving does to the standings. */
export function DifficultyDialog({ difficulty, table, onClose, onOpen, onDelete }: DifficultyDialogProps) {
  const { t } = useTranslation(['pages/difficulties', 'errors']);
  const [form, editing] = useDifficultyForm({ latest: difficulty, table, onClose, onOpen });
  const { stored, draft, edit, isNew } = editing;
  const isScored = !isNew && mayRescore(edit) && editing.isValid;
  const preview = useEffectPreview(stored?.id ?? 0, isScored ? edit : null);
  const rescored = preview.effect?.rescoredPasses ?? 0;
  const isOffScale = difficultyWarnings({ type: draft.type, name: draft.name.trim() }).length > 0;
  return (
    <FormDialog
      title={stored?.name ?? t('new')}
      subtitle={
        stored
          ? t('edit.subtitle', {
              type: t(`type.${stored.type}`),
              id: stored.id,
              levels: t('levels', { count: stored.levels }),
            })
          : undefined
      }
      picture={<DifficultyBadge of={badgeOf(draft)} size={40} decorative />}
      width="75rem"
      flush
      isLayer={false}
      keeps={(search) => (stored ? search.edit === String(stored.id) : search.new === '1')}
      dirty={editing.isDirty}
      busy={editing.isBusy}
      sending={editing.isBusy}
      unready={!editing.isDirty}
      cancelLabel={t('action.cancel')}
      submitLabel={
        isNew ? t('create') : rescored > 0 ? t('saveRescoring', { count: rescored }) : t('action.save')
      }
      onSubmit={editing.submit}
      onClose={onClose}
      form={form}
      actions={
        <>
          <span className="flex items-center gap-1.5 text-muted max-md:hidden">
            <Kbd>Ctrl</Kbd>
            <Kbd>Enter</Kbd>
            {t('keys.save')}
          </span>
          {stored && stored.id !== 0 && onDelete ? (
            <Button variant="danger" className="md:hidden" disabled={editing.isDirty} onClick={onDelete}>
              {t('action.delete')}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="dif-edit">
        {stored ? <DialogTabs difficulty={stored} /> : null}
        <ErrorSummary form={editing.element} />
        <Notes editing={editing} isOffScale={isOffScale} />
        <div className="dif-edit-columns">
          <DifficultyFields editing={editing} table={table} />
          <IconPreview draft={draft} before={stored} table={table} />
        </div>
        <EffectPanel editing={editing} preview={preview} isScored={isScored} />
      </div>
    </FormDialog>
  );
}

/** What concerns the whole form. */
function Notes({
  editing,
  isOffScale,
}: {
  editing: ReturnType<typeof useDifficultyForm>[1];
  isOffScale: boolean;
}) {
  const { t } = useTranslation('pages/difficulties');
  if (!editing.theirs && !editing.failure && !isOffScale) return null;
  return (
    <div className="grid gap-3 border-b border-hairline p-6 max-md:p-4">
      {editing.theirs ? (
        <SavedByOthers editing={editing} theirs={editing.theirs} />
      ) : editing.failure ? (
        <FormError message={problemText(editing.failure)} />
      ) : null}
      {isOffScale ? (
        <Banner tone="warning">
          <p>{t('notOnScale')}</p>
        </Banner>
      ) : null}
    </div>
  );
}

/** Announcements are a page of their own. */
function DialogTabs({ difficulty: { id, directives } }: { difficulty: DifficultyUsage }) {
  const { t } = useTranslation('pages/difficulties');
  return (
    <TabLinks label={t('tabs.label')} className="px-4">
      <span aria-current="page">{t('term.details')}</span>
      <Link to="/admin/difficulties/$id/announcements" params={{ id }}>
        {t('nav.announcements')} <span className="text-faint num">{formatCount(directives)}</span>
      </Link>
    </TabLinks>
  );
}
