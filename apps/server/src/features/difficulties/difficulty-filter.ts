import type { DifficultyTable } from './difficulty-table.ts';
import type { DifficultyRow } from './repository.ts';

/** Names as readers give them (docs/rules/levels.md#level-list); an end of the range may be left open. */
export interface DifficultyChoice {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly specials?: readonly string[] | undefined;
}

/**
 * The difficulties that a list is narrowed to: those between two PGU names, in either order, and the named specials.
 * `null` where nothing was asked for; empty where nothing that was asked for exists.
 */
export function chosenDifficulties(
  table: DifficultyTable,
  { from, to, specials = [] }: DifficultyChoice,
): readonly DifficultyRow[] | null {
  const isRangeGiven = from !== undefined || to !== undefined;
  if (!isRangeGiven && specials.length === 0) return null;
  const range = isRangeGiven ? rangeBetween(table, from, to) : [];
  const named = specials.flatMap((name) => table.byName(name) ?? []);
  const chosen = new Set([...range, ...named.filter(({ type }) => type === 'SPECIAL')]);
  return table.rows.filter((row) => chosen.has(row));
}

function rangeBetween(
  table: DifficultyTable,
  from: string | undefined,
  to: string | undefined,
): readonly DifficultyRow[] {
  const scale = table.rows.filter(({ type }) => type === 'PGU');
  const placeOf = (name: string | undefined, open: number) =>
    name === undefined ? open : scale.findIndex((row) => row === table.byName(name));
  const ends = [placeOf(from, 0), placeOf(to, scale.length - 1)];
  if (ends.includes(-1)) return [];
  return scale.slice(Math.min(...ends), Math.max(...ends) + 1);
}
