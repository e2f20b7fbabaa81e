import { pguNamed, SEED_DIFFICULTIES } from '@rondo/domain/difficulties';
import type { Search } from '@rondo/domain/levels';
import { normaliseSearch } from '@rondo/domain/text';

/** What the models of the lists of levels and of passes have in common: the rules over plain values, without SQL. */

/** Whether a search finds something whose fields have these texts. */
export function isFound<F extends string>(
  search: Search<F>,
  fields: readonly F[],
  textsOf: (field: F) => readonly string[],
): boolean {
  if (search.kind !== 'terms') return search.kind === 'all';
  return search.groups.some((terms) =>
    terms.every(({ field, mode, value, isNegated }) => {
      const wanted = normaliseSearch(value);
      const texts = (field === 'any' ? fields : [field]).flatMap(textsOf).map(normaliseSearch);
      const isHit = texts.some((text) => (mode === 'equals' ? text === wanted : text.includes(wanted)));
      return isHit !== isNegated;
    }),
  );
}

const seedOf = (diffId: number) => SEED_DIFFICULTIES.find(({ id }) => id === diffId);

/** What a list by difficulty compares: steps of the scale up or down, in both directions before the special ones. */
export function difficultyKeys(diffId: number, way: 'up' | 'down'): readonly [number, number] {
  const { type, sortOrder } = seedOf(diffId) ?? { type: 'SPECIAL', sortOrder: 0 };
  return type === 'PGU' ? [0, way === 'up' ? sortOrder : -sortOrder] : [1, sortOrder];
}

/** Whether a difficulty is between two PGU names, in either order, or one of the named specials. */
export function isChosen(
  diffId: number,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  specials: readonly string[] = [],
): boolean {
  const isRange = from !== undefined || to !== undefined;
  if (!isRange && specials.length === 0) return true;
  const row = seedOf(diffId);
  if (row === undefined) return false;
  if (row.type === 'SPECIAL') return specials.some((name) => name.toLowerCase() === row.name.toLowerCase());
  const ends = [from ?? 'P1', to ?? 'U20'].map((name) => pguNamed(name)?.value ?? Number.NaN);
  return isRange && row.sortOrder >= Math.min(...ends) && row.sortOrder <= Math.max(...ends);
}
