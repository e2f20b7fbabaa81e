import { answer, api } from '../../../lib/api/client.ts';
import type { paths } from '../../../lib/api/schema.gen.ts';
import { withSecondPassword } from '../../../lib/api/second-password.ts';
import { keys } from '../../../lib/queries/keys.ts';
import { type Reply, read } from '../../../lib/queries/read.ts';

const usagePath = '/v2/database/difficulties/usage';

/** All difficulties in their order, with what hangs on each. */
export const usageQuery = read(keys.difficultyUsage, usagePath, {}, { staleTime: 10_000 });
export type DifficultyUsage = Reply<typeof usagePath>[number];

const one = '/v2/database/difficulties/{id}';
const preview = '/v2/database/difficulties/{id}/preview';
type BodyOf<Call> = Call extends { requestBody?: { content: { 'application/json': infer Body } } }
  ? Body
  : never;

export type NewDifficulty = NonNullable<BodyOf<paths['/v2/database/difficulties']['post']>>;
export type DifficultyEdit = NonNullable<BodyOf<paths[typeof one]['put']>>;
const at = (id: number) => ({ path: { id } });

export const createDifficulty = (body: NewDifficulty) =>
  withSecondPassword((headers) => answer(api.POST('/v2/database/difficulties', { body, headers })));

export const editDifficulty = (id: number, body: DifficultyEdit) =>
  withSecondPassword((headers) => answer(api.PUT(one, { params: at(id), body, headers })));

/** What an edit, or with a fallback a deletion, would do. */
export const previewDifficulty = (
  id: number,
  body: DifficultyEdit & { fallbackId?: number },
  signal: AbortSignal,
) => withSecondPassword((headers) => answer(api.POST(preview, { params: at(id), body, headers, signal })));
export type DifficultyEffect = Awaited<ReturnType<typeof previewDifficulty>>;

export const deleteDifficulty = (id: number, fallbackId: number) =>
  withSecondPassword((headers) =>
    answer(api.DELETE(one, { params: { ...at(id), query: { fallbackId } }, headers })),
  );

export const saveOrder = (sortOrders: { id: number; sortOrder: number }[]) =>
  withSecondPassword((headers) =>
    answer(api.PUT('/v2/database/difficulties/sort-orders', { body: { sortOrders }, headers })),
  );
