import { MutationCache, notifyManager, onlineManager, QueryClient } from '@tanstack/react-query';
import { checkConnection, lostConnection, onConnection } from '../connection/connection.ts';
import { isProblem, Problem } from './problem.ts';

/** A refusal stays a refusal; only a missing answer or a broken server is worth a second try, while there is a connection. */
function worthRetrying(failures: number, error: Error): boolean {
  return (
    failures < 2 &&
    isProblem(error) &&
    (error.status === 0 || error.status >= 500) &&
    lostConnection() === null
  );
}

/** Nothing is sent into a lost connection, so that whoever is told so can believe it. */
async function refuseWithoutConnection(): Promise<void> {
  const isDoubtful = lostConnection() !== null || !navigator.onLine;
  if (isDoubtful && !(await checkConnection())) throw new Problem(0, { code: 'NOT_SENT' });
}

export function makeQueryClient(): QueryClient {
  // An answer is drawn in the task that brings it; by default a timer lies in between.
  notifyManager.setScheduler(queueMicrotask);
  onlineManager.setEventListener((setOnline) => onConnection(() => setOnline(lostConnection() === null)));
  return new QueryClient({
    mutationCache: new MutationCache({ onMutate: refuseWithoutConnection }),
    // Without a connection calls fail at once instead of waiting unseen. Reads are repeated when it is back, writes never.
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: worthRetrying,
        staleTime: 30_000,
        gcTime: 15 * 60_000,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
