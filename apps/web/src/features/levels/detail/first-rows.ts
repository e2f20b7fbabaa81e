/** Rows of a level's leaderboard at first. */
export const FIRST = 10;

/** How many of so many rows are shown where that many are wanted: one or two more are no longer than a button. */
export const firstRows = (rows: number, wanted = FIRST): number => (rows <= wanted + 2 ? rows : wanted);
