import type { DifficultyType } from './group.ts';
import { legacyLabel, type PguStep, type PguTier, pguAt, pguColour, SLIDER_MAX } from './scale.ts';

/** A row of the difficulty table as it is before staff change it (docs/rules/difficulties.md#scale). */
export interface SeedDifficulty {
  readonly id: number;
  readonly name: string;
  readonly type: DifficultyType;
  readonly color: string;
  readonly baseScore: number;
  readonly sortOrder: number;
  readonly legacy: string;
  readonly emoji: string;
}

/** Icon values of this word are answered as a generated badge. */
export const AUTO_ICON = 'auto';

/** The PP of a difficulty is shown where its id is below this (docs/rules/difficulties.md#shown-base-score). */
export const FIRST_ID_WITHOUT_PP = 53;

const PGU_BASES: Record<PguTier, readonly number[]> = {
  P: [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 75],
  G: [100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200, 210, 220, 230, 240, 250, 275, 300, 350, 400],
  U: [500, 600, 700, 850, 1000, 1300, 1600, 1800, 2000, 2500, 3000, 4000, 5000, 11000, 0, 0, 0, 0, 0, 0],
};

const SPECIALS: readonly (readonly [
  id: number,
  name: string,
  sortOrder: number,
  legacy: string,
  color: string,
])[] = [
  [0, 'Unranked', 0, '0', '#FFFFFF'],
  [64, 'Marathon', 1001, '64', '#C8D4E0'],
  [1000, '-2', 999, '-2', '#434343'],
  [1001, 'Grande', 1000, '100', '#FFFFFF'],
  [1002, 'Bus', 1002, '101', '#FFFFFF'],
  [1003, 'MA', 1003, '102', '#FFFFFF'],
  [1004, 'MP', 1004, '-22', '#FFFFFF'],
  [1005, 'Gimmick', 1005, '110', '#F3B23C'],
  [10001, 'Q1+', 10001, '103', '#443A57'],
  [10002, 'Q2', 10002, '104', '#2F2B36'],
  [10003, 'Q2+', 10003, '105', '#241F1F'],
  [10004, 'Q3', 10004, '106', '#000000'],
  [10005, 'Q3+', 10005, '107', '#000000'],
  [10006, 'Q4', 10006, '108', '#000000'],
  [10100, 'Qq', 10100, '109', '#FFFFFF'],
  [10101, '-21', 10101, '-21', '#CEADFF'],
];

/** All 76 rows by sort order. */
export const SEED_DIFFICULTIES: readonly SeedDifficulty[] = [
  ...Array.from({ length: SLIDER_MAX }, (_, index) => pguRow(pguAt(index + 1))),
  ...SPECIALS.map(([id, name, sortOrder, legacy, color]) =>
    specialRow({ id, name, sortOrder, legacy, color }),
  ),
].sort((a, b) => a.sortOrder - b.sortOrder);

/** A word for addresses and emoji names: "-2" → "m2", "Q1+" → "q1p"; other characters become "_". */
export function difficultySlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('-', 'm')
    .replaceAll('+', 'p')
    .replace(/[^a-z0-9]+/g, '_');
}

export function defaultEmoji(name: string): string {
  return `:rondo_${difficultySlug(name)}:`;
}

function pguRow(step: PguStep): SeedDifficulty {
  return {
    id: step.value,
    name: step.name,
    type: 'PGU',
    color: pguColour(step),
    baseScore: PGU_BASES[step.tier][step.step - 1] ?? 0,
    sortOrder: step.value,
    legacy: legacyLabel(step),
    emoji: defaultEmoji(step.name),
  };
}

function specialRow(
  row: Pick<SeedDifficulty, 'id' | 'name' | 'sortOrder' | 'legacy' | 'color'>,
): SeedDifficulty {
  return { ...row, type: 'SPECIAL', baseScore: 0, emoji: defaultEmoji(row.name) };
}
