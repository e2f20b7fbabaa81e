import { notifyManager, QueryClient } from '@tanstack/react-query';
import { isProblem } from './problem.ts';

/** A refusal stays a refusal; only a missing answer or a broken server is worth a second try. */
function worthRetrying(failures: number, error: Error): boolean {
  return failures < 2 && isProblem(error) && (error.status === 0 || error.status >= 500);
}

export function makeQueryClient(): QueryClient {
  // An answer is drawn in the task that brings it; by default a timer lies in between.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: { retry: worthRetrying, staleTime: 30_000, gcTime: 15 * 60_000, refetchOnWindowFocus: false },
    },
  });
}
