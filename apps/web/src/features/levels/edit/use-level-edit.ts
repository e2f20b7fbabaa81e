import { levelFields } from '@rondo/domain/levels';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import type { Reply } from '../../../lib/api/contract.ts';
import { useEntityEdit } from '../../../lib/entity-edit.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { query } from '../../../lib/queries/query.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import type { LevelDetail } from '../api.ts';

export type LevelAction = 'delete' | 'hide' | 'unhide' | 'restore';

/** Editing of one level, its visibility included. The ref belongs to the form element. */
export function useLevelEdit(latest: LevelDetail, onSaved: () => void) {
  const { t } = useTranslation('pages/level-edit');
  const queries = useQueryClient();
  const { id } = latest;
  const [form, editing] = useEntityEdit<typeof levelFields, LevelDetail, Reply<'previewLevelEdit'>>({
    fields: levelFields,
    latest,
    texts: 'pages/level-edit',
    load: () => queries.fetchQuery(query('levelDetail', { id }, { staleTime: 0 })),
    preview: async (edit) => {
      if (edit.diffId === undefined && edit.baseScore === undefined) return null;
      const effect = await call('previewLevelEdit', { id, body: edit });
      return effect.rescoredPasses === 0 ? null : effect;
    },
    save: (edit, version) => call('editLevel', { id, body: { ...edit, version } }),
    changes: 'level',
    done: t('saved'),
    onSaved,
  });
  const visibility = useAct(
    async (action: LevelAction) => {
      const { isDeleted, isHidden, version } = (await changeVisibility(id, action)).level;
      editing.amend({ isDeleted, isHidden, version });
    },
    { changes: 'level', done: (_, action) => t(`done.${action}`) },
  );
  return [form, { ...editing, visibility, isStale: editing.isStale && !visibility.isPending }] as const;
}

function changeVisibility(id: number, action: LevelAction) {
  if (action === 'delete') return call('deleteLevel', { id });
  if (action === 'restore') return call('restoreLevel', { id });
  return call('toggleLevelHidden', { id, body: { isHidden: action === 'hide' } });
}

export type LevelEditing = ReturnType<typeof useLevelEdit>[1];
