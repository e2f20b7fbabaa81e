import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../lib/api/client.ts';

const loadPass = (id: number, signal: AbortSignal) =>
  answer(api.GET('/v2/database/passes/{id}', { params: { path: { id } }, signal }));

export function passQuery(id: number) {
  return queryOptions({
    queryKey: ['passes', 'detail', id],
    queryFn: ({ signal }) => loadPass(id, signal),
  });
}

export type PassDetail = Awaited<ReturnType<typeof loadPass>>;
