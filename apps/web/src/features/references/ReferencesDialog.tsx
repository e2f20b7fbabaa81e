import { rowsByTier } from '@rondo/domain/difficulties';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useState, startTransition } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useMay } from '../../lib/session/may.ts';
import { Awaited } from '../../ui/Awaited.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { ChevronLeftIcon, ChevronRightIcon, EditIcon, HelpIcon } from '../../ui/icons.ts';
import { DifficultySection } from './DifficultySection.tsx';
import { ReferenceEditor } from './ReferenceEditor.tsx';
import { REFERENCE_VIEWS, ReferenceLevels, type ReferenceView } from './ReferenceLevels.tsx';
import { ReferencesHelp } from './ReferencesHelp.tsx';
import { type Reference, referencesQuery } from './api.ts';
import { REFERENCE_TABS, type ReferenceTab } from './search-params.ts';
import './References.css';

export interface ReferencesDialogProps {
  tab: ReferenceTab;
  onTab: (tab: ReferenceTab) => void;
  onClose: () => void;
}

/** Levels that show what each difficulty means; super admins edit them here. */
export function ReferencesDialog({ tab, onTab, onClose }: ReferencesDialogProps) {
  const { t } = useTranslation('references');
  const canEdit = useMay()('replaceReferences');
  const references = useQuery(referencesQuery);
  const helpId = useId();
  const [helpOpen, setHelpOpen] = useState(false);
  const [view, setView] = useState<ReferenceView>('extended');
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const [wantsEdit, setWantsEdit] = useState(false);
  const [asksToStop, setAsksToStop] = useState(false);
  const isEditing = wantsEdit && canEdit;
  const drafts = useDrafts();

  const step = (by: number) => {
    const { length } = REFERENCE_TABS;
    onTab(REFERENCE_TABS[(REFERENCE_TABS.indexOf(tab) + by + length) % length] ?? tab);
  };
  useArrows(step);
  const shown = useMemo(() => referencesOf(references.data ?? [], tab), [references.data, tab]);
  const isAllOpen = shown.every(({ difficulty }) => !closed.has(difficulty.id));
  const fold = (ids: readonly number[], open: boolean) => {
    const next = new Set(closed);
    for (const id of ids) {
      if (open) next.delete(id);
      else next.add(id);
    }
    setClosed(next);
  };
  const stopEditing = () => {
    drafts.clear();
    setAsksToStop(false);
    setWantsEdit(false);
  };

  return (
    <Dialog
      title={t('title')}
      width="900px"
      flush
      isLayer={false}
      dirty={isEditing && drafts.count > 0}
      keeps={(search) => Boolean(search.references)}
      onClose={onClose}
      headAction={
        <IconButton
          icon={HelpIcon}
          label={t('help.label')}
          aria-expanded={helpOpen}
          aria-controls={helpOpen ? helpId : undefined}
          onClick={() => setHelpOpen(!helpOpen)}
        />
      }
    >
      {helpOpen ? <ReferencesHelp id={helpId} /> : null}
      <Tabs
        label={t('tabs')}
        tabs={REFERENCE_TABS.map((id) => ({ id, label: id }))}
        selected={tab}
        onSelect={onTab}
        className="sticky top-0 z-1 bg-elevated px-3"
        before={<IconButton icon={ChevronLeftIcon} label={t('previous')} onClick={() => step(-1)} />}
        after={<IconButton icon={ChevronRightIcon} label={t('next')} onClick={() => step(1)} />}
      >
        <div className="flex flex-wrap items-center gap-2 px-4 py-2">
          <Button
            size="small"
            variant="ghost"
            disabled={shown.length === 0}
            onClick={() =>
              fold(
                shown.map(({ difficulty }) => difficulty.id),
                !isAllOpen,
              )
            }
          >
            {t(isAllOpen ? 'collapseAll' : 'expandAll')}
          </Button>
          {isEditing ? null : (
            <SegmentedControl
              label={t('term.view')}
              size="small"
              segments={REFERENCE_VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
              value={view}
              onChange={setView}
            />
          )}
          {canEdit ? (
            <Button
              size="small"
              icon={isEditing ? undefined : EditIcon}
              className="ml-auto"
              onClick={() => {
                // The levels stay in sight until the editor's texts are there.
                if (!isEditing) startTransition(() => setWantsEdit(true));
                else if (drafts.count > 0) setAsksToStop(true);
                else stopEditing();
              }}
            >
              {t(isEditing ? 'edit.stop' : 'action.edit')}
            </Button>
          ) : null}
        </div>
        {isEditing ? <p className="px-4 pb-2 text-12 text-muted">{t('edit.hint')}</p> : null}
        <Awaited
          query={references}
          panel={false}
          title={t('loadFailed')}
          waiting={{ rows: 6, height: 88, radius: 8, className: 'grid gap-2 p-4' }}
        >
          {() =>
            shown.map((reference) => {
              const { id, name } = reference.difficulty;
              const draft = drafts.of(id);
              return (
                <DifficultySection
                  key={id}
                  reference={reference}
                  open={!closed.has(id)}
                  marked={isEditing && draft !== undefined}
                  onToggle={() => fold([id], closed.has(id))}
                >
                  {isEditing ? (
                    <ReferenceEditor
                      reference={reference}
                      draft={draft}
                      onDraft={(text) => drafts.set(id, text)}
                    />
                  ) : (
                    <ReferenceLevels name={name} levels={reference.levels} view={view} />
                  )}
                </DifficultySection>
              );
            })
          }
        </Awaited>
      </Tabs>
      {asksToStop ? (
        <ConfirmDialog
          title={t('edit.discardTitle')}
          confirmLabel={t('action.discard')}
          cancelLabel={t('action.keepEditing')}
          tone="danger"
          onConfirm={stopEditing}
          onCancel={() => setAsksToStop(false)}
        >
          {t('edit.discardText', { count: drafts.count })}
        </ConfirmDialog>
      ) : null}
    </Dialog>
  );
}

/** Those under a letter: of every PGU difficulty, whatever it is called. */
function referencesOf(references: readonly Reference[], tab: ReferenceTab): readonly Reference[] {
  const rows = references.map((reference) => ({ name: reference.difficulty.name, reference }));
  const under = rowsByTier(rows).find(([tier]) => tier === tab)?.[1] ?? [];
  return under.map(({ reference }) => reference);
}

const ownArrows = 'input, textarea, select, [role="tablist"], [role="radiogroup"], [role="alertdialog"]';

/** Left and right switch the tabs from anywhere in the dialog that has no use of its own for them. */
function useArrows(step: (by: number) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
      const isElsewhere = event.target instanceof Element && event.target.closest(ownArrows) !== null;
      const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (by === 0 || isElsewhere || isModified || event.defaultPrevented) return;
      event.preventDefault();
      step(by);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [step]);
}

/** Texts that were typed and not saved, by difficulty. */
function useDrafts() {
  const [texts, setTexts] = useState<ReadonlyMap<number, string>>(new Map());
  return {
    count: texts.size,
    of: (id: number): string | undefined => texts.get(id),
    set: (id: number, text: string | undefined) =>
      setTexts((before) => {
        const next = new Map(before);
        if (text === undefined) next.delete(id);
        else next.set(id, text);
        return next;
      }),
    clear: () => setTexts(new Map()),
  };
}
