import { textLength } from '../text/index.ts';
import { MIN_PASSWORD } from './credentials.ts';

export const PASSWORD_STRENGTHS = ['short', 'weak', 'fair', 'strong'] as const;
export type PasswordStrength = (typeof PASSWORD_STRENGTHS)[number];

const FAIR_BITS = 45;
const STRONG_BITS = 70;

/** Sizes of the alphabets that a guesser has to try. */
const ALPHABETS: readonly (readonly [RegExp, number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{N}/u, 10],
  [/[^\p{L}\p{N}]/u, 33],
  [/\p{Lo}/u, 2000],
];

/**
 * A rough guess for a hint beside the field, never a reason to refuse: how many bits a guesser has to try, where
 * characters that repeat or continue their predecessor, and words known about the person, count as almost nothing.
 */
export function passwordStrength(password: string, known: readonly string[] = []): PasswordStrength {
  const characters = [...password];
  if (characters.length < MIN_PASSWORD) return 'short';
  const bits = surprises(withoutWords(password, known)) * Math.log2(alphabetSize(password));
  if (bits < FAIR_BITS) return 'weak';
  return bits < STRONG_BITS ? 'fair' : 'strong';
}

/** So many characters besides a known name are a year or a few signs. */
const MOST_BESIDE_NAME = 4;

/** Whether a password is hardly more than names that others know (docs/rules/auth.md#passwords). */
export function isNamePassword(password: string, names: readonly string[]): boolean {
  const rest = withoutWords(password, names);
  return rest !== password.toLowerCase() && textLength(rest) <= MOST_BESIDE_NAME;
}

function alphabetSize(password: string): number {
  return ALPHABETS.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 1);
}

function withoutWords(password: string, words: readonly string[]): string {
  return words
    .flatMap((word) => word.toLowerCase().split('@'))
    .filter((word) => word.length > 2)
    .reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase());
}

/** How many characters do not follow from the two before them: `aaaa`, `1234` and `abab` surprise little. */
function surprises(text: string): number {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const foreseen = (code: number, index: number) => {
    const before = codes[index - 1];
    if (before === undefined) return false;
    return Math.abs(code - before) <= 1 || code === codes[index - 2];
  };
  return codes.filter((code, index) => !foreseen(code, index)).length;
}
