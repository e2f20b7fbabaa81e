import type { Query, QueryClient } from '@tanstack/react-query';
import { isProblem } from '../api/problem.ts';
import { isOpen, isUnder, keyOf } from '../queries/key.ts';
import { keepPage, keptViewer, onRelease, welcomeBack } from './kept.ts';
import { onSession, readToken, refuseToken } from './token.ts';
import { hasTyped } from './typed.ts';
import { type ViewerUser, viewerQuery } from './viewer.ts';

/**
 * Keeps what the page knows in step with the session: signing in or out changes what every call answers. A page with
 * typed text stays as it is meanwhile.
 * @returns a function that ends it
 */
export function followSession(queryClient: QueryClient): () => void {
  let person: ViewerUser | null = null;
  const refreshViewer = () => void queryClient.invalidateQueries({ queryKey: viewerQuery.queryKey });
  const endSessionEvents = onSession((event) => {
    if (event === 'signed-out') {
      queryClient.removeQueries({ queryKey: viewerQuery.queryKey });
      if (person && hasTyped()) keepPage(person);
      else forget(queryClient);
      person = null;
    } else if (event === 'permission-changed' || keptViewer()) refreshViewer();
    else void queryClient.invalidateQueries(isPersonal);
  });
  const endRelease = onRelease(() => forget(queryClient));
  const endQueryEvents = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== JSON.stringify(viewerQuery.queryKey)) return;
    const { status, error, data } = query.state;
    if (status === 'error' && isRefused(error)) endSession();
    if (data === undefined) return;
    const before = person;
    person = data as ViewerUser;
    const kept = keptViewer();
    if (kept) {
      if (kept.id !== person.id) return;
      welcomeBack();
      void queryClient.invalidateQueries(isPersonal);
    } else if (before && before.id !== person.id) {
      // Another tab's new token may be somebody else's.
      if (hasTyped()) keepPage(before);
      else forget(queryClient);
    }
  });
  return () => {
    endSessionEvents();
    endRelease();
    endQueryEvents();
  };
}

/** Nothing that only the last person could read is left; what is shown is asked for again. */
function forget(queryClient: QueryClient): void {
  const isTheirs = (query: Query) =>
    isPersonal.predicate(query) && !isUnder(query.queryKey, keyOf('profile'));
  queryClient.removeQueries({ type: 'inactive', predicate: isTheirs });
  void queryClient.resetQueries({ predicate: (query) => isTheirs(query) && !isOpen(query.queryKey) });
  void queryClient.invalidateQueries({ predicate: (query) => isTheirs(query) && isOpen(query.queryKey) });
}

/** Everything but the installation's own facts may look different to another person. */
const isPersonal = {
  predicate: ({ queryKey }: Pick<Query, 'queryKey'>) => !isUnder(queryKey, keyOf('config')),
};

/** A profile that cannot be fetched ends the session; a server that is busy or out of reach does not. */
function isRefused(error: unknown): boolean {
  return isProblem(error) && error.status !== 0 && error.status !== 429 && error.status !== 503;
}

function endSession(): void {
  const token = readToken();
  if (token) refuseToken(token);
}
