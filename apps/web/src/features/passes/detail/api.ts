import { broughtAlong } from '../../../lib/api/first-data.ts';
import { keys } from '../../../lib/queries/keys.ts';
import { type Reply, read } from '../../../lib/queries/read.ts';

export function passQuery(id: number) {
  const brought = broughtAlong<PassDetail>({ method: 'GET', path: `/v2/database/passes/${id}` });
  return read(keys.passes.detail(id), '/v2/database/passes/{id}', { path: { id } }, brought);
}

export type PassDetail = Reply<'/v2/database/passes/{id}'>;
