import { nameKey, textProblem, tidyLine, typedNames } from '../text/index.ts';

/** Names of creators and teams, and each alias, have 1 … 200 characters. */
export const MAX_CREATOR_NAME = 200;
export const MAX_TEAM_DESCRIPTION = 2000;

export function creatorNameProblem(name: string): 'NAME_REQUIRED' | 'TOO_LONG' | 'INVALID_TEXT' | null {
  const problem = textProblem(name, { max: MAX_CREATOR_NAME, isRequired: true });
  if (problem === null) return null;
  if (problem === 'REQUIRED') return 'NAME_REQUIRED';
  return problem === 'TOO_LONG' ? 'TOO_LONG' : 'INVALID_TEXT';
}

/** Aliases as they are stored: tidy, none that nobody sees, each once; the first spelling stays. */
export function tidyAliases(aliases: readonly string[]): readonly string[] {
  const kept = new Map<string, string>();
  for (const alias of aliases) {
    const key = nameKey(alias);
    if (key !== '' && !kept.has(key)) kept.set(key, tidyLine(alias));
  }
  return [...kept.values()];
}

export interface TypedAliases {
  readonly aliases: readonly string[];
  /** The first thing that cannot be taken, as it was typed: signs without a name, or a name that may not be one. */
  readonly problem: { readonly code: 'NO_NAME' | 'TOO_LONG' | 'INVALID_TEXT'; readonly piece: string } | null;
}

/** Aliases typed into one box, as docs/rules/wire.md#typed-numbers-and-lists says. */
export function readAliases(text: string): TypedAliases {
  const aliases = tidyAliases(typedNames(text));
  if (aliases.length === 0 && text.trim() !== '')
    return { aliases, problem: { code: 'NO_NAME', piece: text.trim() } };
  for (const piece of aliases) {
    const code = creatorNameProblem(piece);
    if (code !== null && code !== 'NAME_REQUIRED') return { aliases, problem: { code, piece } };
  }
  return { aliases, problem: null };
}

/** What is wrong with the names of a split, blanks left out: none, one twice, or the source's own. */
export function splitNamesProblem(
  source: string,
  names: readonly string[],
): 'NAME_REQUIRED' | 'NAME_DUPLICATE' | null {
  const keys = names.map(nameKey).filter((key) => key !== '');
  if (keys.length === 0) return 'NAME_REQUIRED';
  return new Set([...keys, nameKey(source)]).size === keys.length + 1 ? null : 'NAME_DUPLICATE';
}

/** A chat account's id: 17 to 20 digits. */
export function isDiscordId(text: string): boolean {
  return /^\d{17,20}$/.test(text);
}
