import type { DifficultyUsage } from '../api.ts';
import { groupOf } from '../groups.ts';
import type { DifficultyDraft } from './draft.ts';

const each = 3;

/** The difficulties beside one in its group, itself in the middle; for a new one the last of the group. */
export function neighboursOf(
  draft: Pick<DifficultyDraft, 'name' | 'type'>,
  stored: DifficultyUsage | null,
  table: readonly DifficultyUsage[],
): readonly DifficultyUsage[] {
  const group = groupOf(stored ?? { name: draft.name.trim(), type: draft.type });
  const rows = table.filter((row) => groupOf(row) === group);
  const place = stored ? rows.findIndex(({ id }) => id === stored.id) : rows.length;
  return rows.slice(Math.max(0, place - each), place + each + 1);
}
