import { DIGIT_STROKES } from './digits.ts';
import { LETTER_STROKES } from './letters.ts';
import { Pen, type StrokeBox } from './pen.ts';

const NARROW: Readonly<Record<string, number>> = {
  '1': 0.5,
  '+': 0.86,
  '-': 0.72,
  '.': 0.02,
  '!': 0.02,
  I: 0.02,
};
const WIDE: Readonly<Record<string, number>> = { M: 1.2, W: 1.3, N: 1.05 };

export function isDrawable(char: string): boolean {
  return strokesOf(char) !== undefined;
}

/** How wide a character is, in widths of a digit. */
export function glyphWidth(char: string): number {
  return NARROW[char] ?? WIDE[char] ?? 1;
}

/** The path of a character in the box at (x, y); empty for one that has no strokes. */
export function glyphPath(char: string, x: number, y: number, w: number, h: number): string {
  const r = Math.min(w / 2, h * 0.24);
  const waist = h * 0.47;
  const box = { w, h, r, waist, upper: Math.min(r, waist / 2.05), lower: Math.min(r, (h - waist) / 2.2) };
  return strokesOf(char)?.(new Pen(x, y), box).path ?? '';
}

function strokesOf(char: string): ((pen: Pen, box: StrokeBox) => Pen) | undefined {
  if (Object.hasOwn(DIGIT_STROKES, char)) return DIGIT_STROKES[char];
  return Object.hasOwn(LETTER_STROKES, char) ? LETTER_STROKES[char] : undefined;
}
