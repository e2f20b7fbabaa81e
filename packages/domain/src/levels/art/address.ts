import type { DifficultyFamily } from '../../difficulties/index.ts';
import { ART_SHAPES, ART_TONES, type LevelArt } from './subject.ts';

/** Raise it with every change of how levels are drawn: browsers keep a drawing for a year. */
export const ART_LOOK = '1';

const WORDS: Readonly<Record<DifficultyFamily, string>> = {
  P: 'p',
  G: 'g',
  U: 'u',
  Quantum: 'q',
  Extra: 'x',
  Hidden: 'h',
};
const FAMILIES: ReadonlyMap<string, DifficultyFamily> = new Map(
  Object.entries(WORDS).map(([family, word]) => [word, family as DifficultyFamily]),
);
const FILE = /^(card|mark|band)-(night|day)-(0|[1-9]\d{0,9})-([pguqxh])(0|[1-9]|1\d|20)-([0-9a-f]{6})\.svg$/;

/** The path that answers the drawing. It holds all that the drawing follows from, so it never changes. */
export function levelArtAddress({ shape, tone, id, family, step, color }: LevelArt): string {
  const file = [shape, tone, id, `${WORDS[family]}${step}`, color.slice(1).toLowerCase()].join('-');
  return `/v2/media/art/${file}.svg?v=${ART_LOOK}`;
}

/** What the last part of such a path says; null for any other text. */
export function parseLevelArt(file: string): LevelArt | null {
  const [, shapeWord, toneWord, id, word = '', step, color] = FILE.exec(file) ?? [];
  const shape = ART_SHAPES.find((known) => known === shapeWord);
  const tone = ART_TONES.find((known) => known === toneWord);
  const family = FAMILIES.get(word);
  if (!shape || !tone || !family || color === undefined) return null;
  return { shape, tone, id: Number(id), family, step: Number(step), color: `#${color.toUpperCase()}` };
}
