import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { pendingCountsQuery } from '../../../lib/session/pending-counts.ts';
import { catalogueChanged } from '../../../lib/queries/catalogue-changed.ts';
import { keys } from '../../../lib/queries/keys.ts';
import { type PendingLevel, type PendingPass, pendingLevelsQuery, pendingPassesQuery } from './api.ts';
import type { DeskKind } from './search-params.ts';

/** Keeps what is shown in step with what was written. */
export function useDeskCache() {
  const queries = useQueryClient();
  return useMemo(() => {
    const reload = () => {
      void queries.invalidateQueries({ queryKey: keys.pending.all });
      void queries.invalidateQueries({ queryKey: pendingCountsQuery.queryKey });
    };
    /** Puts a submission in the place of its earlier self. */
    const show = (submission: PendingLevel | PendingPass) => {
      if ('song' in submission)
        queries.setQueryData(pendingLevelsQuery.queryKey, (list) =>
          list?.map((item) => (item.id === submission.id ? submission : item)),
        );
      else
        queries.setQueryData(pendingPassesQuery.queryKey, (list) =>
          list?.map((item) => (item.id === submission.id ? submission : item)),
        );
    };
    return {
      reload,
      show,
      putLevel: (submission: PendingLevel) => {
        show(submission);
        reload();
      },
      putPass: (submission: PendingPass) => {
        show(submission);
        reload();
      },
      /** A new level or pass moves lists, scores and ranks everywhere; the queue stays until its card has left. */
      reloadCatalogue: () => void catalogueChanged(queries, { of: 'level' }, [keys.pending.all]),
      reloadCounts: () => void queries.invalidateQueries({ queryKey: pendingCountsQuery.queryKey }),
      remove: (kind: DeskKind, id: number) => {
        if (kind === 'levels')
          queries.setQueryData(pendingLevelsQuery.queryKey, (list) => list?.filter((item) => item.id !== id));
        else
          queries.setQueryData(pendingPassesQuery.queryKey, (list) => list?.filter((item) => item.id !== id));
        reload();
      },
    };
  }, [queries]);
}
