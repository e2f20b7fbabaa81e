import { cutText, tidyLine } from '../text/index.ts';
import { MAX_NICKNAME, nicknameProblem } from './credentials.ts';

const MAX_USERNAME = 20;
const MIN_USERNAME = 3;
const NUMBER_DIGITS = 6;

/** A user name in our letters that is as near as possible to the one somebody has elsewhere. */
export function usernameLike(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '');
  const ours = plain.replace(/[^A-Za-z0-9_-]+/g, '_').slice(0, MAX_USERNAME);
  return ours.padEnd(MIN_USERNAME, '_');
}

/** The same with a number, for when it is taken; still a user name. `number` is 0 … 999999. */
export function numberedUsername(username: string, number: number): string {
  const suffix = `_${String(number).padStart(NUMBER_DIGITS, '0')}`;
  return `${username.slice(0, MAX_USERNAME - suffix.length)}${suffix}`;
}

/** Those of some names that can be a nickname, tidy and cut to its length. */
export function nicknamesOf(names: readonly (string | null | undefined)[]): readonly string[] {
  return names
    .map((name) => tidyLine(cutText(tidyLine(name ?? ''), MAX_NICKNAME)))
    .filter((name) => nicknameProblem(name) === null);
}
