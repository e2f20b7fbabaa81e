import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isProblem } from '../../../lib/api/problem.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { catalogueChanged } from '../../../lib/queries/catalogue-changed.ts';
import { keys } from '../../../lib/queries/keys.ts';
import { toast } from '../../../ui/toast.ts';
import { type AnnounceResult, announce, type ItemKind } from '../api.ts';
import { setRun } from './run.ts';
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
    mutationFn: (items: readonly ShownItem[]) =>
      announce(
        kind,
        items.map(({ id }) => id),
      ),
    onMutate: (items) => {
      const run = { kind, items, startedAt: Date.now(), result: null };
      setRun(run);
      return run;
    },
    onSuccess: async (result, _items, run) => {
      setRun({ ...run, result });
      selection.choose(failedOf(result));
      await follow();
    },
    onError: async (error, _items, run) => {
      const result = refusedResult(error);
      setRun(run && result ? { ...run, result } : null);
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
