import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isProblem } from '../api/problem.ts';
import { onSession, readToken, refuseToken } from './token.ts';
import { isUnder, keys } from '../queries/keys.ts';
import { type ViewerUser, viewerQuery } from './viewer.ts';

/**
 * Keeps what the page knows in step with the session: signing in or out changes what every call answers.
 * @returns a function that ends it
 */
export function followSession(queryClient: QueryClient): () => void {
  let person: number | null = null;
  const endSessionEvents = onSession((event) => {
    if (event === 'signed-out') {
      person = null;
      queryClient.removeQueries({ queryKey: viewerQuery.queryKey });
    }
    const stale = event === 'permission-changed' ? { queryKey: viewerQuery.queryKey } : isPersonal;
    void queryClient.invalidateQueries(stale);
  });
  const endQueryEvents = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== JSON.stringify(viewerQuery.queryKey)) return;
    const { status, error, data } = query.state;
    if (status === 'error' && isRefused(error)) endSession();
    if (data === undefined) return;
    const { id } = data as ViewerUser;
    // Another tab's new token may be somebody else's.
    const isOther = person !== null && person !== id;
    person = id;
    if (isOther) void queryClient.invalidateQueries(isPersonal);
  });
  return () => {
    endSessionEvents();
    endQueryEvents();
  };
}

/** Everything but the installation's own facts may look different to another person. */
const isPersonal = {
  predicate: ({ queryKey }: { queryKey: QueryKey }) => !isUnder(queryKey, keys.config),
};

/** A profile that cannot be fetched ends the session; a server that is busy or out of reach does not. */
function isRefused(error: unknown): boolean {
  return isProblem(error) && error.status !== 0 && error.status !== 429 && error.status !== 503;
}

function endSession(): void {
  const token = readToken();
  if (token) refuseToken(token);
}
