import type { Deps } from '../../platform/feature.ts';
import { fieldProblem, Problem } from '../../platform/http/problem.ts';
import { recordAction } from '../log/index.ts';
import { difficultyChanged } from './difficulty-changed.ts';
import { writing } from './edit-difficulty.ts';
import { selectDifficulties } from './repository.ts';

type Place = { readonly id: number; readonly sortOrder: number };

/**
 * Gives difficulties other sort orders; places may be exchanged. What is not named keeps its own.
 * @returns how many have another one now
 * @throws Problem NOT_FOUND with the ids, SORT_ORDER_TAKEN with the ids, VALIDATION_FAILED for an id that comes twice
 */
export function orderDifficulties(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  actorId: number,
  places: readonly Place[],
): Promise<{ readonly moved: number; readonly logId: number | null }> {
  const twice = places.findIndex(({ id }, index) => places.findIndex((other) => other.id === id) < index);
  if (twice >= 0)
    throw fieldProblem('VALIDATION_FAILED', `sortOrders.${twice}.id`, {
      code: 'repeated',
      message: 'This ID comes twice.',
    });
  return writing(db, async (trx) => {
    const now = new Map((await selectDifficulties(trx)).map((row) => [row.id, row.sort_order]));
    const unknown = places.map(({ id }) => id).filter((id) => !now.has(id));
    if (unknown.length > 0)
      throw new Problem('NOT_FOUND', {
        details: `No difficulty has the ID ${unknown.join(', ')}.`,
        ids: unknown,
      });
    const moved = places.filter(({ id, sortOrder }) => now.get(id) !== sortOrder);
    if (moved.length === 0) return { moved: 0, logId: null };

    const after = new Map([...now, ...moved.map(({ id, sortOrder }) => [id, sortOrder] as const)]);
    const taken = [...after.values()];
    const isShared = (place: number) => taken.filter((other) => other === place).length > 1;
    const shared = moved.filter(({ sortOrder }) => isShared(sortOrder)).map(({ id }) => id);
    if (shared.length > 0) throw new Problem('SORT_ORDER_TAKEN', { ids: shared });

    const put = moved.map(({ id, sortOrder }) => ({ id, sort_order: sortOrder }));
    const { logId } = await difficultyChanged(trx, config, { put }, () =>
      recordAction(trx, {
        actorId,
        action: 'difficulty.reorder',
        subject: { id: null },
        before: { sortOrders: moved.map(({ id }) => ({ diffId: id, sortOrder: now.get(id) })) },
        after: { sortOrders: moved.map(({ id, sortOrder }) => ({ diffId: id, sortOrder })) },
      }),
    );
    return { moved: moved.length, logId };
  });
}
