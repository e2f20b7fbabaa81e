import { levelFields } from '@rondo/domain/levels';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEntityEdit } from '../../../lib/entity-edit.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { catalogueChanged } from '../../../lib/queries/catalogue-changed.ts';
import { toast } from '../../../ui/toast.ts';
import { type LevelDetail, levelQuery } from '../api.ts';
import { changeVisibility, type EditEffect, type LevelAction, previewEdit, saveLevel } from './api.ts';

/** Editing of one level, its visibility included. The ref belongs to the form element. */
export function useLevelEdit(latest: LevelDetail, onSaved: () => void) {
  const { t } = useTranslation('pages/level-edit');
  const queries = useQueryClient();
  const { id } = latest;
  const [form, editing] = useEntityEdit<typeof levelFields, LevelDetail, EditEffect>({
    fields: levelFields,
    latest,
    texts: 'pages/level-edit',
    load: () => queries.fetchQuery({ ...levelQuery(id), staleTime: 0 }),
    preview: async (edit) => {
      if (edit.diffId === undefined && edit.baseScore === undefined) return null;
      const effect = await previewEdit(id, edit);
      return effect.rescoredPasses === 0 ? null : effect;
    },
    save: async (edit, version) => {
      await saveLevel(id, { ...edit, version });
      await catalogueChanged(queries, { of: 'level' });
    },
    onSaved: () => {
      toast.success(t('saved'));
      onSaved();
    },
  });
  const visibility = useMutation({
    mutationFn: (action: LevelAction) => changeVisibility(id, action),
    onSuccess: async ({ isDeleted, isHidden, version }, action) => {
      editing.amend({ isDeleted, isHidden, version });
      await catalogueChanged(queries, { of: 'level' });
      toast.success(t(`done.${action}`));
    },
  });
  return [form, { ...editing, visibility, isStale: editing.isStale && !visibility.isPending }] as const;
}
export type LevelEditing = ReturnType<typeof useLevelEdit>[1];
