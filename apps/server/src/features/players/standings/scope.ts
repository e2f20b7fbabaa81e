/** Whose derived values a statement looks at: the rows of these ids, or all. */
export type Scope = readonly number[] | 'all';

/** What a write has touched (the rows of docs/rules/players.md#recomputation). */
export type Recomputation = {
  /** Levels whose passes, worlds first or visibility changed: also those that a pass has left. */
  readonly levelIds?: readonly number[];
  /** Levels whose difficulty, base score or deletion changed: every player with a pass on them is concerned. */
  readonly rescoreLevelIds?: readonly number[];
  /** Players whose passes or ban changed. */
  readonly playerIds?: readonly number[];
};

/** Ascending and without repetition: the order of every lock. */
export function ascending(...lists: readonly (readonly number[])[]): number[] {
  return [...new Set(lists.flat())].sort((a, b) => a - b);
}
