import type { DifficultyType } from './group.ts';
import { pguNamed } from './scale.ts';
import { AUTO_ICON } from './table.ts';

/** What staff give of a difficulty. An icon is an address or AUTO_ICON; null: it has none of the old look. */
export interface DifficultyValues {
  readonly name: string;
  readonly type: DifficultyType;
  /** "#RRGGBB" */
  readonly color: string;
  /** 0: levels have their own. */
  readonly baseScore: number;
  /** Unlike that of any other difficulty. */
  readonly sortOrder: number;
  readonly icon: string;
  readonly legacyIcon: string | null;
  readonly emoji: string;
  readonly legacyEmoji: string | null;
  readonly legacy: string;
}

export const DIFFICULTY_TYPES = ['PGU', 'SPECIAL'] as const satisfies readonly DifficultyType[];

/** Most UTF-16 units of each text. */
export const DIFFICULTY_TEXTS = { name: 40, emoji: 100, legacyEmoji: 100, legacy: 40, icon: 2000 } as const;
const MOST_BASE_SCORE = 9_999_999;
/** Sort orders lie between its negative and itself. */
export const MOST_SORT_ORDER = 1_000_000_000;
export const MOST_DIFFICULTY_ID = 2_147_483_647;

/** Whether a text is "#" with six hex digits, in either case. */
export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/** 0 to 9,999,999 with two decimals at most. */
export function isDifficultyBase(value: number): boolean {
  return value >= 0 && value <= MOST_BASE_SCORE && Number(value.toFixed(2)) === value;
}

/** Whether a text may stand where an icon does: AUTO_ICON, an https address, or a path of this site. */
export function isIcon(text: string): boolean {
  if (text === AUTO_ICON) return true;
  if (/[\s\\]/.test(text)) return false;
  return /^\/(?!\/)|^https:\/\/[a-z\d][a-z\d.-]*(:\d{1,5})?([/?#]|$)/i.test(text);
}

/**
 * What is unusual about a difficulty, though it is accepted (docs/rules/difficulties.md#fields). NOT_ON_SCALE: it is of
 * the scale, but its name is no P, G or U with 1 to 20, so neither slider nor rating texts know it.
 */
export type DifficultyWarning = 'NOT_ON_SCALE';

export function difficultyWarnings({
  type,
  name,
}: Pick<DifficultyValues, 'type' | 'name'>): DifficultyWarning[] {
  return type === 'PGU' && pguNamed(name) === null ? ['NOT_ON_SCALE'] : [];
}
