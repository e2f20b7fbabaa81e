import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { answer, api } from '../api/client.ts';
import { keys } from '../queries/keys.ts';
import { onSession, readToken } from './token.ts';

const loadViewer = (signal: AbortSignal) => answer(api.GET('/v2/auth/profile/me', { signal }));

/** The signed-in person's own profile. */
export const viewerQuery = queryOptions({
  queryKey: keys.viewer,
  queryFn: ({ signal }) => loadViewer(signal),
  staleTime: 5 * 60_000,
});

export type ViewerUser = Awaited<ReturnType<typeof loadViewer>>;

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
