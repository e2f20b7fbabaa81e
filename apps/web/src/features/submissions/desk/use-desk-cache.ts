import type { SubmissionKind } from '@rondo/domain/submissions';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { catalogueChanged } from '../../../lib/queries/catalogue-changed.ts';
import { keyOf, keysOf } from '../../../lib/queries/key.ts';
import { type Pending, pendingQueries, type Written } from './api.ts';

const pending = keysOf('pendingLevels', 'pendingPasses');

/** Updates what is shown after writes. */
export function useDeskCache() {
  const queries = useQueryClient();
  return useMemo(() => {
    const reloadCounts = () => void queries.invalidateQueries({ queryKey: keyOf('staffStatistics') });
    const reload = () => {
      for (const queryKey of pending) void queries.invalidateQueries({ queryKey });
      reloadCounts();
    };
    const change = (kind: SubmissionKind, work: (queue: readonly Pending[]) => readonly Pending[]) =>
      queries.setQueryData<readonly Pending[]>(
        pendingQueries[kind].queryKey,
        (queue) => queue && work(queue),
      );
    /** Replaces a submission by its new version. */
    const show = (kind: SubmissionKind, fresh: Pending) =>
      change(kind, (queue) => queue.map((item) => (item.id === fresh.id ? fresh : item)));
    return {
      reload,
      reloadCounts,
      show,
      put: (kind: SubmissionKind, { submission }: Written) => {
        show(kind, submission);
        reload();
      },
      /** Puts a submission back into its place, which is that of its age. */
      putBack: (kind: SubmissionKind, { submission }: Written) => {
        change(kind, (queue) => {
          const others = queue.filter(({ id }) => id !== submission.id);
          return [...others, submission].sort((one, other) => one.id - other.id);
        });
        reload();
      },
      remove: (kind: SubmissionKind, id: number) => {
        change(kind, (queue) => queue.filter((item) => item.id !== id));
        reload();
      },
      /** A new level or pass moves lists, scores and ranks everywhere; the queue stays until its card has left. */
      reloadCatalogue: () => void catalogueChanged(queries, { of: 'level' }, pending),
    };
  }, [queries]);
}
