import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../lib/api/client.ts';

const loadHistory = (id: number, signal: AbortSignal) =>
  answer(api.GET('/v2/database/levels/{id}/history', { params: { path: { id } }, signal }));

/** What everyone may know of a level's past; news of the level make it old. */
export function levelHistoryQuery(id: number) {
  return queryOptions({
    queryKey: ['levels', 'detail', id, 'history'],
    queryFn: ({ signal }) => loadHistory(id, signal),
  });
}

export type LevelChange = Awaited<ReturnType<typeof loadHistory>>[number];
