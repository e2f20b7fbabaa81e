import { nameKey, ownValue } from '@rondo/domain/text';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { call } from '../../../../lib/api/call.ts';
import { fieldText } from '../../../../lib/api/code-text.ts';
import { isProblem } from '../../../../lib/api/problem.ts';
import { problemText } from '../../../../lib/api/problem-text.ts';
import { useFormErrors } from '../../../../lib/form-errors.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { useAct } from '../../../../lib/queries/use-act.ts';
import { toast } from '../../../../ui/toast.ts';
import { type DifficultyUsage, usageQuery } from '../api.ts';
import { createdOf, type DifficultyDraft, draftOf, draftProblems, editOf, idOf, newDraft } from './draft.ts';

export interface DifficultyFormOptions {
  /** As it is now; null: a new one. The form stays with what was opened. */
  latest: DifficultyUsage | null;
  table: readonly DifficultyUsage[];
  onClose: () => void;
  /** Shows another difficulty instead. */
  onOpen: (id: number) => void;
}

const mostTries = 3;

/** Making or editing one difficulty. The ref belongs to the form element. */
export function useDifficultyForm({ latest, table, onClose, onOpen }: DifficultyFormOptions) {
  const { t } = useTranslation(['pages/difficulties', 'errors']);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [stored, setStored] = useState(latest);
  const [start] = useState(() => newDraft(table));
  const [draft, setDraft] = useState(() => (latest ? draftOf(latest) : start));
  const [isSaved, setSaved] = useState(false);
  const before = stored ? draftOf(stored) : start;
  const edit = editOf(before, draft);
  const isDirty = stored ? Object.keys(edit).length > 0 : draft !== start;
  const others = table.filter(({ id }) => id !== stored?.id);
  const problems = draftProblems(draft, others, stored === null);
  const [form, errors] = useFormErrors(problems);
  useEffect(() => {
    // Once nothing is unsaved any longer, closing asks nothing.
    if (isSaved) onClose();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isSaved]);

  const freshTable = () => queries.fetchQuery({ ...usageQuery, staleTime: 0 });
  /** Behind all others, those too that somebody makes at the same time. */
  const create = async () => {
    for (let rows = table, tries = 1; ; tries += 1, rows = await freshTable()) {
      try {
        return await call('createDifficulty', { body: createdOf(draft, rows) });
      } catch (error) {
        if (tries === mostTries || !isProblem(error) || error.code !== 'SORT_ORDER_TAKEN') throw error;
      }
    }
  };
  const refuse = async (error: unknown) => {
    if (!isProblem(error)) return;
    // Others may have saved what is in the way.
    const fresh = await freshTable().catch(() => table);
    const id = idOf(draft);
    const name = nameKey(draft.name);
    const other = fresh.find((row) => row.id !== stored?.id && (row.id === id || nameKey(row.name) === name));
    const taken = error.extra['ids'];
    const isDeleted = !other && Array.isArray(taken) && taken.includes(id);
    errors.refuse(isDeleted ? [{ field: 'id', code: 'ID_USED' }] : error.fields);
    if (error.code === 'DIFFICULTY_EXISTS' && other)
      toast.danger(t('toast.exists', { name: other.name }), {
        label: t('toast.open'),
        onPress: () => onOpen(other.id),
      });
    else if (isDeleted) toast.danger(t('toast.failed', { reason: t('fieldError.ID_USED') }));
    else if (error.code === 'STALE') toast.danger(t('stale.title', { name: stored?.name ?? draft.name }));
    else toast.danger(t('toast.failed', { reason: problemText(error) }));
  };
  const save = async () => {
    if (!stored) return { ...(await create()), rescoredPasses: 0 };
    return call('editDifficulty', { id: stored.id, body: { ...edit, version: stored.version } });
  };
  const saving = useAct(save, {
    changes: 'difficulty',
    onError: refuse,
    onSuccess: ({ id, name, rescoredPasses, logId }) => {
      const words =
        stored === null
          ? t('toast.created', { name })
          : rescoredPasses === 0
            ? t('toast.saved', { name })
            : t('toast.rescored', { name, count: rescoredPasses });
      const onPress = () => void navigate({ to: '/admin/log', search: { type: 'difficulty', id } });
      toast.success(words, logId === null ? undefined : { label: t('toast.log'), onPress });
      setSaved(true);
    },
  });

  const isStale =
    stored !== null && latest !== null && !saving.isPending && latest.version !== stored.version;
  const editing = {
    stored,
    before,
    draft,
    edit,
    isNew: stored === null,
    element: errors.element,
    isDirty: isDirty && !isSaved,
    /** Whether it could be sent as it is. */
    isValid: problems.length === 0,
    isBusy: saving.isPending || isSaved,
    failure: saving.error,
    /** What others have saved since, by its names. */
    theirs: isStale ? editOf(before, draftOf(latest)) : null,
    errorAt: (field: string) => fieldText('pages/difficulties', errors.at(field)),
    change: (next: DifficultyDraft) => {
      const names = Object.keys(next) as (keyof DifficultyDraft)[];
      setDraft(next);
      errors.changed(names.filter((name) => next[name] !== draft[name]));
    },
    takeTheirs: () => {
      if (!latest) return;
      setStored(latest);
      setDraft(draftOf(latest));
      saving.reset();
    },
    /** Stays with what was typed, on top of theirs. */
    keepMine: () => {
      if (!latest) return;
      const theirs = draftOf(latest);
      const kept = Object.entries(draft).filter(
        ([name, value]) => value !== ownValue<unknown>({ ...before }, name),
      );
      setStored(latest);
      setDraft({ ...theirs, ...Object.fromEntries(kept) });
      saving.reset();
    },
    submit: () => {
      if (!saving.isPending && errors.attempt()) saving.mutate();
    },
  };
  return [form, editing] as const;
}
export type DifficultyEditing = ReturnType<typeof useDifficultyForm>[1];
