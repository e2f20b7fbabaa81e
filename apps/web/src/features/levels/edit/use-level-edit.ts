import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isProblem } from '../../../lib/api/problem.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useFormErrors } from '../../../lib/form-errors.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { catalogueChanged } from '../../../lib/queries/catalogue-changed.ts';
import { toast } from '../../../ui/toast.ts';
import { type LevelDetail, levelQuery } from '../api.ts';
import { changeVisibility, type EditEffect, type LevelDeed, previewEdit, saveLevel } from './api.ts';
import { changesOf, draftOf, draftProblems, type LevelDraft, type LevelEdit, rebased } from './draft.ts';

/** What waits for a yes: an edit, with what it does, or why that is not known. */
export interface AskedEdit {
  edit: LevelEdit;
  version: number;
  effect: EditEffect | null;
  failure: string | null;
}

/**
 * Editing of one level. The draft belongs to the version that was opened: what others save meanwhile does not slip
 * under it, but is told. The ref belongs to the form element.
 */
export function useLevelEdit(latest: LevelDetail, onSaved: () => void) {
  const { t } = useTranslation('pages/level-edit');
  const queries = useQueryClient();
  const [base, setBase] = useState(latest);
  const [draft, setDraft] = useState(() => draftOf(latest));
  const [asked, setAsked] = useState<AskedEdit | null>(null);
  const [form, errors] = useFormErrors(draftProblems(base, draft));
  const { id } = base;
  const edit = changesOf(base, draft);

  const save = useMutation({
    mutationFn: (wish: Pick<AskedEdit, 'edit' | 'version'>) => saveLevel(id, wish.edit, wish.version),
    onSuccess: async () => {
      await catalogueChanged(queries, { of: 'level' });
      toast.success(t('saved'));
      onSaved();
    },
    onError: (error) => {
      setAsked(null);
      if (isProblem(error)) errors.refuse(error.fields);
    },
  });
  const preview = useMutation({
    mutationFn: (wish: Pick<AskedEdit, 'edit' | 'version'>) => previewEdit(id, wish.edit),
    onSuccess: (effect, wish) => {
      if (effect.rescoredPasses === 0) save.mutate(wish);
      else setAsked({ ...wish, effect, failure: null });
    },
    onError: (error, wish) => setAsked({ ...wish, effect: null, failure: problemText(error) }),
  });
  const visibility = useMutation({
    mutationFn: (deed: LevelDeed) => changeVisibility(id, deed),
    onSuccess: async ({ isDeleted, isHidden, version }, deed) => {
      setBase((before) => ({ ...before, isDeleted, isHidden, version }));
      await catalogueChanged(queries, { of: 'level' });
      toast.success(t(`done.${deed}`));
    },
  });
  const isBusy = save.isPending || preview.isPending || visibility.isPending;

  /** Scores that move are shown before they do. */
  const send = (level: LevelDetail, wish: LevelDraft) => {
    const changes = changesOf(level, wish);
    const next = { edit: changes, version: level.version };
    save.reset();
    if (changes.diffId === undefined && changes.baseScore === undefined) save.mutate(next);
    else preview.mutate(next);
  };
  const fetchFresh = () => queries.fetchQuery({ ...levelQuery(id), staleTime: 0 });
  const take = (fresh: LevelDetail, wish: LevelDraft) => {
    setBase(fresh);
    setDraft(wish);
    save.reset();
  };

  const editing = {
    base,
    draft,
    errors,
    asked,
    isBusy,
    isDirty: Object.keys(edit).length > 0 || draftProblems(base, draft).length > 0,
    isSaving: save.isPending || preview.isPending,
    isStale:
      !isBusy && (latest.version > base.version || (isProblem(save.error) && save.error.code === 'STALE')),
    failure: save.error ?? visibility.error,
    change: (changes: Partial<LevelDraft>) => {
      setDraft((before) => ({ ...before, ...changes }));
      errors.changed(Object.keys(changes).map((field) => (field === 'baseText' ? 'baseScore' : field)));
    },
    submit: () => {
      if (!isBusy && errors.attempt()) send(base, draft);
    },
    confirm: () => asked && save.mutate(asked),
    cancel: () => setAsked(null),
    reload: async () => {
      const fresh = await fetchFresh();
      take(fresh, draftOf(fresh));
    },
    overwrite: async () => {
      const fresh = await fetchFresh();
      const wish = rebased(draft, base, fresh);
      take(fresh, wish);
      send(fresh, wish);
    },
    changeVisibility: (deed: LevelDeed) => visibility.mutate(deed),
  };
  return [form, editing] as const;
}
export type LevelEditing = ReturnType<typeof useLevelEdit>[1];
