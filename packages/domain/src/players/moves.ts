/** Where a player stands among players who are not banned. */
export interface RankedStanding {
  readonly score: number;
  readonly rank: number;
}

/** A player whose ranked score or rank is another one after a write. */
export interface Move {
  readonly id: number;
  readonly before: RankedStanding;
  readonly after: RankedStanding;
}

/** How one player stood before and after a write; null: without a rank. */
export interface PlayerMove {
  readonly before: RankedStanding | null;
  readonly after: RankedStanding | null;
}

/** Players whom a write let one player pass (docs/rules/inbox.md#what-moved): how many, and the highest of them. */
export interface Passed {
  readonly count: number;
  readonly ids: readonly number[];
}

/** Most players that a summary names. */
const MOST_NAMED_MOVES = 50;

export interface MoveSummary {
  /** Those whose ranked score moves most, then whose rank does, then the lower ids. */
  readonly most: readonly Move[];
  /** Players by what their rank does; `keep` counts those whose ranked score alone moves. */
  readonly up: number;
  readonly down: number;
  readonly keep: number;
}

/** Sums up what a write does to the standings. */
export function summariseMoves(moves: readonly Move[]): MoveSummary {
  const count = (is: (climbed: number) => boolean) =>
    moves.filter(({ before, after }) => is(before.rank - after.rank)).length;
  const most = [...moves]
    .sort(
      (a, b) =>
        Math.abs(b.after.score - b.before.score) - Math.abs(a.after.score - a.before.score) ||
        Math.abs(b.after.rank - b.before.rank) - Math.abs(a.after.rank - a.before.rank) ||
        a.id - b.id,
    )
    .slice(0, MOST_NAMED_MOVES);
  return {
    most,
    up: count((climbed) => climbed > 0),
    down: count((climbed) => climbed < 0),
    keep: count((climbed) => climbed === 0),
  };
}
