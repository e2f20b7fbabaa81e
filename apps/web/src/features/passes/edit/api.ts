import type { Edit } from '@rondo/domain/entity';
import { canonicalVideoLink, videoKey } from '@rondo/domain/media';
import type { passFields } from '@rondo/domain/passes';
import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../lib/api/client.ts';
import { keys } from '../../../lib/queries/keys.ts';

const path = (id: number) => ({ path: { id } });

export function savePass(id: number, body: Edit<typeof passFields>) {
  return answer(api.PUT('/v2/database/passes/{id}', { params: path(id), body }));
}

export function setPassDeleted(id: number, isDeleted: boolean) {
  const params = path(id);
  return answer(
    isDeleted
      ? api.DELETE('/v2/database/passes/{id}', { params })
      : api.PATCH('/v2/database/passes/{id}/restore', { params }),
  );
}

/** The level that a number stands for; null stands for no number. */
export function levelOfNumberQuery(id: number | null) {
  return queryOptions({
    queryKey: keys.levels.detail(id),
    queryFn: ({ signal }) => answer(api.GET('/v2/database/levels/{id}', { params: path(id ?? 0), signal })),
    enabled: id !== null,
    retry: false,
  });
}

/** Title and time of a video, asked once for each. */
export function videoFactsQuery(link: string) {
  return queryOptions({
    queryKey: keys.videoDetails(videoKey(link)),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/v2/media/video-details', { params: { query: { url: canonicalVideoLink(link) } }, signal }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

export const searchPlayers = (name: string, signal: AbortSignal) =>
  answer(api.GET('/v2/database/players/search/{name}', { params: { path: { name } }, signal }));

export type PlayerHit = Awaited<ReturnType<typeof searchPlayers>>[number];
