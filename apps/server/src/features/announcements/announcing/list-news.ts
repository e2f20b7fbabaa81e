import type { ItemKind } from '@rondo/contract/announcements';
import type { Db } from '../../../platform/db/database.ts';
import { type JsonText, jsonText } from '../../../platform/http/reply.ts';
import { selectLevelTexts } from '../../levels/index.ts';
import { selectPassTexts } from '../../passes/index.ts';
import { selectLastErrors } from './history.repository.ts';
import { selectClearsById, selectLevelsById } from './item-facts.repository.ts';
import { selectNews } from './news.repository.ts';
import { type ItemPlan, planItems, planRerates } from './plan-items.ts';

/** What is not announced yet, each with where it would go and why, and why it did not the last time. */
export async function listNews(db: Db, kind: ItemKind): Promise<JsonText> {
  const ids = await selectNews(db, kind);
  const texts = await (kind === 'passes' ? selectPassTexts(db, ids) : selectLevelTexts(db, ids));
  const plans = await plansOf(db, kind, ids);
  const errors = await selectLastErrors(db, kind === 'passes' ? 'passes' : 'levels', ids);
  const items = ids.flatMap((id) => {
    const text = texts.get(id);
    if (text === undefined) return [];
    const plan = plans.get(id)?.shown ?? { targets: [], rules: [], facts: { baseScore: 0 } };
    const more = JSON.stringify({ lastError: errors.get(id) ?? null, plan });
    return [`${text.slice(0, -1)},${more.slice(1)}`];
  });
  return jsonText(`[${items.join(',')}]`);
}

/** Where items would go if they were announced as that kind; without a channel for rerates these go nowhere. */
export async function plansOf(
  db: Db,
  kind: ItemKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ItemPlan>> {
  if (ids.length === 0) return new Map();
  if (kind === 'passes') return planItems(db, 'PASS', await selectClearsById(db, ids));
  const levels = (await selectLevelsById(db, ids)).map((level) => ({ ...level, levelId: level.id }));
  return kind === 'levels'
    ? planItems(db, 'LEVEL', levels)
    : ((await planRerates(db, levels)) ?? withoutChannel(levels));
}

function withoutChannel(
  levels: readonly { readonly id: number; readonly facts: { readonly baseScore: number } }[],
): ReadonlyMap<number, ItemPlan> {
  return new Map(
    levels.map(({ id, facts }) => [id, { targets: [], shown: { targets: [], rules: [], facts } }]),
  );
}
