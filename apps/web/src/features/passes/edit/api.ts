import type { Edit } from '@rondo/domain/entity';
import { canonicalVideoLink, videoKey } from '@rondo/domain/media';
import type { passFields } from '@rondo/domain/passes';
import { answer, api } from '../../../lib/api/client.ts';
import { pathText } from '../../../lib/api/path-text.ts';
import { keys } from '../../../lib/queries/keys.ts';
import { read } from '../../../lib/queries/read.ts';

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
  const options = { enabled: id !== null, retry: false };
  return read(keys.levels.detail(id), '/v2/database/levels/{id}', path(id ?? 0), options);
}

/** Title and time of a video, asked once for each. */
export function videoFactsQuery(link: string) {
  const query = { url: canonicalVideoLink(link) };
  const options = { staleTime: Number.POSITIVE_INFINITY, retry: false };
  return read(keys.videoDetails(videoKey(link)), '/v2/media/video-details', { query }, options);
}

export const searchPlayers = (name: string, signal: AbortSignal) =>
  answer(
    api.GET('/v2/database/players/search/{name}', { params: { path: { name: pathText(name) } }, signal }),
  );

export type PlayerHit = Awaited<ReturnType<typeof searchPlayers>>[number];
