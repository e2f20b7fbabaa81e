import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../lib/api/client.ts';
import { broughtAlong } from '../../../lib/api/first-data.ts';
import { keys } from '../../../lib/queries/keys.ts';

const loadPass = (id: number, signal: AbortSignal) =>
  answer(api.GET('/v2/database/passes/{id}', { params: { path: { id } }, signal }));

export function passQuery(id: number) {
  return queryOptions({
    queryKey: keys.passes.detail(id),
    queryFn: ({ signal }) => loadPass(id, signal),
    ...broughtAlong<PassDetail>({ method: 'GET', path: `/v2/database/passes/${id}` }),
  });
}

export type PassDetail = Awaited<ReturnType<typeof loadPass>>;
