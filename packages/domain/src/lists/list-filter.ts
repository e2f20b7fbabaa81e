import { seesRemoved, type Viewer } from '../auth/index.ts';
import { ownValue } from '../text/index.ts';
import { type Choice, choice, chosenWord } from './choice.ts';

/** Which rows a list leaves out. */
export interface ListFilter<W extends string = string, P extends string = string> extends Choice<W> {
  /** Its name on the wire; in an address it has that of the list's own table. */
  readonly parameter: P;
  readonly audience: FilterAudience;
}

/**
 * Whom a filter is for; for others it silently is as usual. Staff are those who see what was removed, players those
 * whose account has a player.
 */
export type FilterAudience = 'everyone' | 'players' | 'staff';

export const TRI_STATES = ['show', 'hide', 'only'] as const;
export type TriState = (typeof TRI_STATES)[number];

export function listFilter<W extends string, const P extends string>(
  words: Choice<W>,
  parameter: P,
  audience: FilterAudience = 'everyone',
): ListFilter<W, P> {
  return { ...words, parameter, audience };
}

export function triState<const P extends string>(
  parameter: P,
  audience?: FilterAudience,
): ListFilter<TriState, P> {
  return listFilter(choice(TRI_STATES, 'show'), parameter, audience);
}

/** Hides what was removed unless staff asks for it (docs/rules/levels.md#level-list). */
export function removedFilter<const P extends string>(parameter: P): ListFilter<TriState, P> {
  return listFilter(choice(TRI_STATES, 'hide'), parameter, 'staff');
}

export type ListFilters = Readonly<Record<string, ListFilter>>;

/** The word of each filter, by the filter's name. */
export type FilterWords<F extends Readonly<Record<string, Choice>>> = {
  readonly [N in keyof F]: F[N]['usual'];
};

/** The same by the names on the wire. */
export type FilterParameters<F extends ListFilters, V> = { readonly [N in keyof F as F[N]['parameter']]: V };

type FilterViewer = Pick<Viewer, 'isSuperAdmin' | 'playerId'> | null;

/** Whether a viewer (null: a visitor) may choose the words of a filter. */
export function isOffered({ audience }: Pick<ListFilter, 'audience'>, viewer: FilterViewer): boolean {
  if (audience === 'staff') return seesRemoved(viewer);
  return audience === 'everyone' || (viewer?.playerId ?? null) !== null;
}

/**
 * The words that count for a viewer, out of what was asked on the wire.
 * @param isOfOne one row is asked for by its number, at which only the filters of staff look
 */
export function readFilters<F extends ListFilters>(
  filters: F,
  asked: Partial<FilterParameters<F, string | undefined>>,
  viewer: FilterViewer,
  isOfOne = false,
): FilterWords<F> {
  const words = Object.entries(filters).map(([name, filter]) => {
    const counts = isOffered(filter, viewer) && (filter.audience === 'staff' || !isOfOne);
    return [name, counts ? chosenWord(filter, ownValue(asked, filter.parameter)) : filter.usual];
  });
  return Object.fromEntries(words) as FilterWords<F>;
}

/** The names of the filters that are not as usual. */
export function changedFilters<F extends Readonly<Record<string, Choice>>>(
  filters: F,
  words: FilterWords<F>,
): (keyof F & string)[] {
  return Object.keys(filters).filter((name) => ownValue(words, name) !== ownValue(filters, name)?.usual);
}

/** The words as the wire asks for them. */
export function filterParameters<F extends ListFilters>(
  filters: F,
  words: FilterWords<F>,
): { [N in keyof F as F[N]['parameter']]: F[N]['usual'] } {
  const parameters = Object.entries(filters).map(([name, { parameter }]) => [
    parameter,
    ownValue(words, name),
  ]);
  return Object.fromEntries(parameters) as { [N in keyof F as F[N]['parameter']]: F[N]['usual'] };
}
