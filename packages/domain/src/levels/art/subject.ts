import { type DifficultyFamily, difficultyPlace, type DifficultyType } from '../../difficulties/index.ts';

/** Where a drawing stands: on cards, in rows, and behind the head of a page. */
export const ART_SHAPES = ['card', 'mark', 'band'] as const;
export type ArtShape = (typeof ART_SHAPES)[number];

/** For the dark theme and for the light one. */
export const ART_TONES = ['night', 'day'] as const;
export type ArtTone = (typeof ART_TONES)[number];

/** All that a drawing follows from. */
export interface LevelArt {
  readonly shape: ArtShape;
  readonly tone: ArtTone;
  /** The level's ID: two levels of one difficulty differ. */
  readonly id: number;
  readonly family: DifficultyFamily;
  /** 1 … 20 within the tier; 0 where there is none. */
  readonly step: number;
  /** "#RRGGBB" of the difficulty */
  readonly color: string;
}

/** What is known of a level wherever it is shown. */
export interface PicturedLevel {
  readonly id: number;
  readonly difficulty: { readonly name: string; readonly type: DifficultyType; readonly color: string };
}

export function artOf({ id, difficulty }: PicturedLevel, shape: ArtShape, tone: ArtTone): LevelArt {
  return { shape, tone, id, ...difficultyPlace(difficulty), color: difficulty.color };
}
