import { textProblem } from '../text/index.ts';

export const MAX_PLAYER_NAME = 100;
const MAX_SUFFIX = 999_999;

/** REQUIRED, TOO_LONG or INVALID_TEXT for a name that is not 1 … 100 characters after trimming; null when fine. */
export function playerNameProblem(name: string): string | null {
  return textProblem(name, { max: MAX_PLAYER_NAME, isRequired: true });
}

/** The name of a new player whose user name is taken: username_NNNNNN, from a random number 1 … 999999. */
export function numberedPlayerName(username: string, number: number): string {
  const suffix = Math.min(MAX_SUFFIX, Math.max(1, Math.trunc(number)));
  return `${username}_${String(suffix).padStart(6, '0')}`;
}
