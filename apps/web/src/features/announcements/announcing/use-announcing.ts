import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isProblem } from '../../../lib/api/problem.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { catalogueChanged } from '../../../lib/queries/catalogue-changed.ts';
import { keys } from '../../../lib/queries/keys.ts';
import { toast } from '../../../ui/toast.ts';
import { type AnnounceResult, announce, type ItemKind, statesOf } from '../api.ts';
import { changeRun, type Run, setRun } from './run.ts';
import type { ShownItem } from './shown-item.ts';
import type { Selection } from './use-selection.ts';

/** Announces chosen items. Those that fail stay chosen, all others leave. */
export function useAnnouncing(kind: ItemKind, selection: Selection) {
  const { t } = useTranslation('pages/announcements');
  const queries = useQueryClient();
  const follow = async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: keys.announcements.all }),
      queries.invalidateQueries({ queryKey: keys.pendingCounts }),
      catalogueChanged(queries, { of: kind === 'passes' ? 'pass' : 'level' }, [keys.announcements.lists]),
    ]);
  };
  const { mutate, isPending } = useMutation({
    mutationFn: async (items: readonly ShownItem[]) => {
      const ids = items.map(({ id }) => id);
      const run: Run = { kind, items, startedAt: Date.now(), before: null, result: null };
      setRun(run);
      const { items: states } = await statesOf(kind, ids);
      setRun({ ...run, before: new Map(states.map(({ id, announcement }) => [id, announcement])) });
      return announce(kind, ids);
    },
    onSuccess: async (result) => {
      changeRun((run) => ({ ...run, result }));
      selection.choose(failedOf(result));
      await follow();
    },
    onError: async (error) => {
      const result = refusedResult(error);
      if (result) changeRun((run) => ({ ...run, result }));
      else setRun(null);
      if (result) selection.choose(failedOf(result));
      toast.danger(t('failed', { reason: problemText(error) }));
      await follow();
    },
  });
  return { start: (items: readonly ShownItem[]) => !isPending && mutate(items), isBusy: isPending };
}

const failedOf = ({ results }: AnnounceResult) =>
  results.filter(({ status }) => status === 'failed').map(({ id }) => id);

/** When every item failed, the refusal has a result for each of them. */
function refusedResult(error: unknown): AnnounceResult | null {
  const results = isProblem(error) ? error.extra['results'] : undefined;
  return Array.isArray(results)
    ? { success: false, message: '', results: results as AnnounceResult['results'] }
    : null;
}
