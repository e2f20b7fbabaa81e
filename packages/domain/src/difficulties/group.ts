export type DifficultyType = 'PGU' | 'SPECIAL';

/** Special difficulties in the order in which menus group them. */
export const SPECIAL_GROUPS = ['Quantum', 'Extra', 'Hidden'] as const;
export type SpecialGroup = (typeof SPECIAL_GROUPS)[number];

/** The state of a new level; staff may call it something else. */
export const UNRANKED_ID = 0;

const HIDDEN_NAMES = new Set(['-2', '-21', 'unranked']);

/** Quantum: names with Q; Hidden: -2, -21, Unranked; Extra: all others (docs/rules/difficulties.md#specials). */
export function specialGroup(name: string): SpecialGroup {
  if (HIDDEN_NAMES.has(name.toLowerCase())) return 'Hidden';
  return /^q/i.test(name) ? 'Quantum' : 'Extra';
}
