import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Reply } from '../api/contract.ts';
import { query } from '../queries/query.ts';
import { onSession, readToken } from './token.ts';

/** The signed-in person's own profile. */
export const viewerQuery = query('profile', {}, { staleTime: 5 * 60_000 });

export type ViewerUser = Reply<'profile'>;

/** Who looks at the page: `loading` while a token exists and its person is not known yet. */
export type Viewer =
  | { status: 'signed-out'; user: null }
  | { status: 'loading'; user: null }
  | { status: 'signed-in'; user: ViewerUser };

/** Given around a page that stays as one person saw it. */
export const PageViewer = createContext<ViewerUser | null>(null);

/** Who looks at the page; after the end of a session with typed text, still who typed it. */
export function useViewer(): Viewer {
  const kept = useContext(PageViewer);
  const viewer = useSession();
  return kept ? { status: 'signed-in', user: kept } : viewer;
}

/** Who is signed in. */
export function useSession(): Viewer {
  const hasToken = useSyncExternalStore(onSession, () => readToken() !== null);
  const { data } = useQuery({ ...viewerQuery, enabled: hasToken });
  if (!hasToken) return { status: 'signed-out', user: null };
  return data ? { status: 'signed-in', user: data } : { status: 'loading', user: null };
}
