import { nextStep, pguNamed, SLIDER_MAX, SLIDER_MIN, stepRows } from '@rondo/domain/difficulties';
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

/** By the order of the table, whatever the rows in between are called (docs/rules/difficulties.md#steps). */
function rangeBetween(
  { rows, byName }: DifficultyTable,
  from: string | undefined,
  to: string | undefined,
): readonly DifficultyRow[] {
  const scale = rows.filter(({ type }) => type === 'PGU');
  const [low, high] = [stepNamed(from) ?? SLIDER_MIN, stepNamed(to) ?? SLIDER_MAX];
  if (low === SLIDER_MIN && high === SLIDER_MAX && isStepOrOpen(from) && isStepOrOpen(to)) return scale;
  if (low === SLIDER_MAX && high === SLIDER_MIN) return scale;
  const steps = stepRows(scale);
  const placeOf = (name: string | undefined, open: number, inward: number) => {
    if (name === undefined) return open;
    const place = scale.findIndex((row) => row === byName(name));
    const step = stepNamed(name);
    if (place !== -1 || step === null) return place;
    // A step that staff have removed: the next one that the range has.
    const next = nextStep(steps, step, inward);
    return scale.findIndex((row) => next !== null && row === steps.get(next));
  };
  const ends = [placeOf(from, 0, high), placeOf(to, scale.length - 1, low)];
  if (ends.includes(-1)) return [];
  return scale.slice(Math.min(...ends), Math.max(...ends) + 1);
}

const stepNamed = (name: string | undefined) =>
  name === undefined ? null : (pguNamed(name.trim())?.value ?? null);

const isStepOrOpen = (name: string | undefined) => name === undefined || stepNamed(name) !== null;
