import { call } from '../../../lib/api/call.ts';
import { isProblem } from '../../../lib/api/problem.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { announced, unannounced } from '../../../lib/queries/catalogue-changed.ts';
import { keyOf } from '../../../lib/queries/key.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { type AnnounceResult, announce, type ItemKind } from '../api.ts';
import { changeRun, type Run, setRun } from './run.ts';
import type { ShownItem } from './shown-item.ts';
import type { Selection } from './use-selection.ts';

/** Announces chosen items. Those that fail stay chosen, all others leave. */
export function useAnnouncing(kind: ItemKind, selection: Selection) {
  const { t } = useTranslation('pages/announcements');
  const show = (result: AnnounceResult) => {
    changeRun((run) => ({ ...run, result }));
    selection.choose(failedOf(result));
  };
  const { mutate, isPending } = useAct(
    async (items: readonly ShownItem[]) => {
      const ids = items.map(({ id }) => id);
      const run: Run = { kind, items, startedAt: Date.now(), before: null, result: null };
      setRun(run);
      const { items: states } = await call('announcementState', { body: { kind, ids } });
      setRun({ ...run, before: new Map(states.map(({ id, announcement }) => [id, announcement])) });
      const result = await announce(kind, ids);
      show(result);
      return result;
    },
    {
      changes: kind === 'passes' ? 'pass' : 'level',
      untouched: unannounced,
      stale: [...announced, keyOf('staffStatistics')],
      failed: (reason) => t('failed', { reason }),
      onError: (error) => {
        const result = refusedResult(error);
        if (result) show(result);
        else setRun(null);
      },
    },
  );
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
