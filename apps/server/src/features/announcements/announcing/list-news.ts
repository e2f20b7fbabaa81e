import type { ItemKind } from '@rondo/contract/announcements/announcing';
import type { Db, Trx } from '../../../platform/db/database.ts';
import { readBriefly } from '../../../platform/db/transaction.ts';
import { JsonRows } from '../../../platform/http/reply.ts';
import { selectLevelTexts } from '../../levels/index.ts';
import { selectPassTexts } from '../../passes/index.ts';
import { selectLastErrors } from './history.repository.ts';
import { selectClearsById, selectLevelsById } from './item-facts.repository.ts';
import { selectNews } from './news.repository.ts';
import { type ItemPlan, planItems, planRerates } from './plan-items.ts';

/** Longest run of one statement that only reads what staff look at. */
export const PATIENCE_MS = 10_000;

/** What is not announced yet, each with where it would go and why, and why it did not the last time. */
export function listNews(db: Db, kind: ItemKind): Promise<JsonRows> {
  return readBriefly(db, PATIENCE_MS, async (trx) => {
    const ids = await selectNews(trx, kind);
    const texts = await (kind === 'passes' ? selectPassTexts(trx, ids) : selectLevelTexts(trx, ids));
    const plans = await plansOf(trx, kind, ids);
    const errors = await selectLastErrors(trx, kind === 'passes' ? 'passes' : 'levels', ids);
    return new JsonRows(function* () {
      for (const id of ids) {
        const text = texts.get(id);
        if (text === undefined) continue;
        const plan = plans.get(id)?.shown() ?? { targets: [], rules: [], facts: { baseScore: 0 } };
        const more = JSON.stringify({ lastError: errors.get(id) ?? null, plan });
        yield `${text.slice(0, -1)},${more.slice(1)}`;
      }
    });
  });
}

/** Where items would go if they were announced as that kind; without a channel for rerates these go nowhere. */
export async function plansOf(
  trx: Trx,
  kind: ItemKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ItemPlan>> {
  if (ids.length === 0) return new Map();
  if (kind === 'passes') return planItems(trx, 'PASS', await selectClearsById(trx, ids));
  const levels = (await selectLevelsById(trx, ids)).map((level) => ({ ...level, levelId: level.id }));
  return kind === 'levels'
    ? planItems(trx, 'LEVEL', levels)
    : ((await planRerates(trx, levels)) ?? withoutChannel(levels));
}

function withoutChannel(
  levels: readonly { readonly id: number; readonly facts: { readonly baseScore: number } }[],
): ReadonlyMap<number, ItemPlan> {
  return new Map(
    levels.map(({ id, facts }) => [id, { targets: [], shown: () => ({ targets: [], rules: [], facts }) }]),
  );
}
