import { pguNamed, SPECIAL_GROUPS, specialGroup } from '@rondo/domain/difficulties';
import { normaliseSearch } from '@rondo/domain/text';
import type { DifficultyUsage } from './api.ts';
import type { DifficultiesSearch } from './search-params.ts';

/** The groups of the page in their order; Other is a row of the scale that is no step of it. */
export const GROUPS = ['P', 'G', 'U', 'Other', ...SPECIAL_GROUPS] as const;
export type GroupName = (typeof GROUPS)[number];

export interface Group {
  readonly name: GroupName;
  /** By their sort order; those that the search leaves out too. */
  readonly rows: readonly DifficultyUsage[];
  /** Those to show. */
  readonly shown: readonly DifficultyUsage[];
}

export function groupOf({ name, type }: Pick<DifficultyUsage, 'name' | 'type'>): GroupName {
  if (type === 'SPECIAL') return specialGroup(name);
  return pguNamed(name)?.tier ?? 'Other';
}

/** The groups that have something to show. */
export function shownGroups(
  rows: readonly DifficultyUsage[],
  search: Pick<DifficultiesSearch, 'query' | 'type'>,
): Group[] {
  const groups = GROUPS.map((name) => {
    const own = rows.filter((row) => groupOf(row) === name);
    return { name, rows: own, shown: own.filter((row) => isFound(row, search)) };
  });
  return groups.filter(({ shown }) => shown.length > 0);
}

/** By a part of the name or the old name, or by the whole id. */
function isFound(row: DifficultyUsage, { query, type }: Pick<DifficultiesSearch, 'query' | 'type'>): boolean {
  if (type !== 'all' && row.type !== (type === 'pgu' ? 'PGU' : 'SPECIAL')) return false;
  const wanted = normaliseSearch(query.trim());
  return (
    wanted === '' ||
    String(row.id) === wanted.replace(/^#/, '') ||
    [row.name, row.legacy].some((text) => normaliseSearch(text).includes(wanted))
  );
}
