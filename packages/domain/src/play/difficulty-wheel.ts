/** Turns of the difficulty wheel that are not the usual one (docs/rules/play.md#rare-turns). */
export const RARE_TURNS = ['long', 'backwards', 'bus', 'epic'] as const;
export type RareTurn = (typeof RARE_TURNS)[number];

export interface RareTurnChance {
  readonly turn: RareTurn;
  readonly percent: number;
}

export const USUAL_RARE_TURNS: readonly RareTurnChance[] = [
  { turn: 'long', percent: 2 },
  { turn: 'backwards', percent: 5 },
  { turn: 'bus', percent: 0.25 },
  { turn: 'epic', percent: 1 },
];

/** A rare turn of a wheel; with a difficulty, the turn gives just that one. */
export interface WheelTurn extends RareTurnChance {
  readonly diffId: number | null;
}

interface NamedDifficulty {
  readonly id: number;
  readonly name: string;
}

/** Names of the difficulties that bus and epic bring; the first that the site has. */
const brought: ReadonlyMap<RareTurn, readonly string[]> = new Map([
  ['bus', ['bus']],
  ['epic', ['epic', 'grande']],
]);

/**
 * The wheel of a site's difficulties, in their order: all but Unranked and what bus and epic bring. A rare turn that has
 * nothing to bring is left out.
 */
export function difficultyWheel(
  difficulties: readonly NamedDifficulty[],
  chances: readonly RareTurnChance[],
): { readonly difficulties: readonly number[]; readonly turns: readonly WheelTurn[] } {
  const rated = difficulties.filter(({ id }) => id > 0);
  const turns = chances.flatMap(({ turn, percent }): WheelTurn[] => {
    const names = brought.get(turn);
    if (names === undefined) return [{ turn, percent, diffId: null }];
    const found = names.flatMap((name) => rated.filter((one) => one.name.toLowerCase() === name));
    return found.slice(0, 1).map(({ id }) => ({ turn, percent, diffId: id }));
  });
  const special = new Set(turns.map(({ diffId }) => diffId));
  return { difficulties: rated.map(({ id }) => id).filter((id) => !special.has(id)), turns };
}
