import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { keys } from '../queries/keys.ts';
import { type Reply, read } from '../queries/read.ts';
import { onSession, readToken } from './token.ts';

/** The signed-in person's own profile. */
export const viewerQuery = read(keys.viewer, '/v2/auth/profile/me', {}, { staleTime: 5 * 60_000 });

export type ViewerUser = Reply<'/v2/auth/profile/me'>;

/** Who looks at the page: `loading` while a token exists and its person is not known yet. */
export type Viewer =
  | { status: 'signed-out'; user: null }
  | { status: 'loading'; user: null }
  | { status: 'signed-in'; user: ViewerUser };

export function useViewer(): Viewer {
  const hasToken = useSyncExternalStore(onSession, () => readToken() !== null);
  const { data } = useQuery({ ...viewerQuery, enabled: hasToken });
  if (!hasToken) return { status: 'signed-out', user: null };
  return data ? { status: 'signed-in', user: data } : { status: 'loading', user: null };
}
