import { ownValue } from '../text/index.ts';
import { Pen } from './pen.ts';

/** The measures that the strokes of a character are built from. */
interface StrokeBox {
  readonly w: number;
  readonly h: number;
  /** Radius of a full round. */
  readonly r: number;
  /** Height of the waist of 3, 8, B and S, with the radii above and below it. */
  readonly waist: number;
  readonly upper: number;
  readonly lower: number;
}

type Strokes = (pen: Pen, box: StrokeBox) => Pen;

const zero: Strokes = (pen, { w, h, r }) => pen.loop([0, 0, r], [w, 0, r], [w, h, r], [0, h, r]);

/** Centre lines of digits, signs, capitals, and the one small letter that a seed name needs, `w` wide and `h` high. */
const STROKES: Readonly<Record<string, Strokes>> = {
  '0': zero,
  '1': (pen, { w, h }) => pen.stroke([0, h * 0.2], [w, 0], [w, h]),
  '2': (pen, { w, h, r }) =>
    pen
      .stroke([0, r], [0, 0, r], [w, 0, r], [w, h * 0.32])
      .curve([w, h * 0.58], [0, h * 0.62], [0, h])
      .across(w),
  '3': (pen, { w, h, r, waist, upper, lower }) =>
    pen
      .stroke([0, r * 0.9], [0, 0, r], [w, 0, r], [w, waist, upper], [w * 0.36, waist])
      .stroke([w - upper, waist], [w, waist, lower], [w, h, r], [0, h, r], [0, h - r * 0.9]),
  '4': (pen, { w, h }) =>
    pen.stroke([w * 0.52, 0], [0, h * 0.7], [w, h * 0.7]).stroke([w * 0.78, h * 0.44], [w * 0.78, h]),
  '5': (pen, { w, h, r }) =>
    pen.stroke(
      [w * 0.94, 0],
      [0, 0],
      [0, h * 0.42],
      [w, h * 0.42, r],
      [w, h, r],
      [0, h, r],
      [0, h - r * 0.8],
    ),
  '6': (pen, { w, h, r }) =>
    pen.stroke([w, r * 0.85], [w, 0, r], [0, 0, r], [0, h, r], [w, h, r], [w, h * 0.42, r], [0, h * 0.42]),
  '7': (pen, { w, h }) => pen.stroke([0, 0], [w, 0], [w * 0.32, h]),
  '8': (pen, { w, h, waist, upper, lower }) =>
    pen
      .loop([0, 0, upper], [w, 0, upper], [w, waist, upper], [0, waist, upper])
      .loop([0, waist, lower], [w, waist, lower], [w, h, lower], [0, h, lower]),
  '9': (pen, { w, h, r }) =>
    pen.stroke(
      [0, h - r * 0.85],
      [0, h, r],
      [w, h, r],
      [w, 0, r],
      [0, 0, r],
      [0, h * 0.58, r],
      [w, h * 0.58],
    ),
  '+': (pen, { w, h }) =>
    pen.stroke([0, h * 0.5], [w, h * 0.5]).stroke([w / 2, h * 0.5 - w / 2], [w / 2, h * 0.5 + w / 2]),
  '-': (pen, { w, h }) => pen.stroke([0, h * 0.52], [w, h * 0.52]),
  '.': (pen, { w, h }) => pen.stroke([w / 2, h * 0.985], [w / 2, h]),
  '?': (pen, { w, h, r }) =>
    pen
      .stroke([0, r], [0, 0, r], [w, 0, r], [w, h * 0.28])
      .curve([w, h * 0.5], [w / 2, h * 0.46], [w / 2, h * 0.7])
      .stroke([w / 2, h * 0.985], [w / 2, h]),
  '!': (pen, { w, h }) => pen.stroke([w / 2, 0], [w / 2, h * 0.68]).stroke([w / 2, h * 0.985], [w / 2, h]),
  A: (pen, { w, h, r }) =>
    pen.stroke([0, h], [0, 0, r], [w, 0, r], [w, h]).stroke([0, h * 0.6], [w, h * 0.6]),
  B: (pen, { w, h, upper, lower, waist }) =>
    pen.stroke(
      [0, waist],
      [0, 0],
      [w, 0, upper],
      [w, waist, upper],
      [0, waist],
      [0, h],
      [w, h, lower],
      [w, waist, lower],
      [w - lower, waist],
    ),
  C: (pen, { w, h, r }) => pen.stroke([w, r], [w, 0, r], [0, 0, r], [0, h, r], [w, h, r], [w, h - r * 0.85]),
  D: (pen, { w, h, r }) => pen.loop([0, 0], [w, 0, r], [w, h, r], [0, h]),
  E: (pen, { w, h }) =>
    pen.stroke([w, 0], [0, 0], [0, h], [w, h]).stroke([0, h * 0.48], [w * 0.82, h * 0.48]),
  F: (pen, { w, h }) => pen.stroke([w, 0], [0, 0], [0, h]).stroke([0, h * 0.5], [w * 0.82, h * 0.5]),
  G: (pen, { w, h, r }) =>
    pen.stroke([w, r], [w, 0, r], [0, 0, r], [0, h, r], [w, h, r], [w, h * 0.54], [w * 0.56, h * 0.54]),
  H: (pen, { w, h }) =>
    pen
      .stroke([0, 0], [0, h])
      .stroke([w, 0], [w, h])
      .stroke([0, h * 0.5], [w, h * 0.5]),
  I: (pen, { w, h }) => pen.stroke([w / 2, 0], [w / 2, h]),
  J: (pen, { w, h, r }) => pen.stroke([w, 0], [w, h, r], [0, h, r], [0, h - r]),
  K: (pen, { w, h }) =>
    pen
      .stroke([0, 0], [0, h])
      .stroke([w, 0], [0, h * 0.56])
      .stroke([w * 0.4, h * 0.4], [w, h]),
  L: (pen, { w, h }) => pen.stroke([0, 0], [0, h], [w, h]),
  M: (pen, { w, h }) => pen.stroke([0, h], [0, 0], [w / 2, h * 0.56], [w, 0], [w, h]),
  N: (pen, { w, h }) => pen.stroke([0, h], [0, 0], [w, h], [w, 0]),
  O: zero,
  P: (pen, { w, h, upper }) => pen.stroke([0, h], [0, 0], [w, 0, upper], [w, h * 0.54, upper], [0, h * 0.54]),
  Q: (pen, box) => zero(pen, box).stroke([box.w * 0.58, box.h * 0.7], [box.w * 1.12, box.h * 1.04]),
  R: (pen, { w, h, upper }) =>
    pen
      .stroke([0, h], [0, 0], [w, 0, upper], [w, h * 0.52, upper], [0, h * 0.52])
      .stroke([w * 0.42, h * 0.52], [w, h]),
  S: (pen, { w, h, r, waist, upper, lower }) =>
    pen.stroke(
      [w, r * 0.9],
      [w, 0, r],
      [0, 0, upper],
      [0, waist, upper],
      [w, waist, lower],
      [w, h, r],
      [0, h, r],
      [0, h - r * 0.9],
    ),
  T: (pen, { w, h }) => pen.stroke([0, 0], [w, 0]).stroke([w / 2, 0], [w / 2, h]),
  U: (pen, { w, h, r }) => pen.stroke([0, 0], [0, h, r], [w, h, r], [w, 0]),
  V: (pen, { w, h }) => pen.stroke([0, 0], [w / 2, h], [w, 0]),
  W: (pen, { w, h }) => pen.stroke([0, 0], [0, h], [w / 2, h * 0.44], [w, h], [w, 0]),
  X: (pen, { w, h }) => pen.stroke([0, 0], [w, h]).stroke([w, 0], [0, h]),
  Y: (pen, { w, h }) => pen.stroke([0, 0], [w / 2, h * 0.48], [w, 0]).stroke([w / 2, h * 0.48], [w / 2, h]),
  Z: (pen, { w, h }) => pen.stroke([0, 0], [w, 0], [0, h], [w, h]),
  q: (pen, { w, h, r }) =>
    pen.stroke([w, h * 0.3], [w, h * 1.16]).stroke([w, h * 0.3], [0, h * 0.3, r], [0, h, r], [w, h]),
};

/** In widths of a digit; a character that is not here has that of a digit. */
const WIDTHS: Readonly<Record<string, number>> = {
  '1': 0.5,
  '+': 0.86,
  '-': 0.72,
  '.': 0.02,
  '!': 0.02,
  I: 0.02,
  M: 1.2,
  W: 1.3,
  N: 1.05,
};

export function isDrawable(char: string): boolean {
  return Object.hasOwn(STROKES, char);
}

/** How wide a character is, in widths of a digit. */
export function glyphWidth(char: string): number {
  return ownValue(WIDTHS, char) ?? 1;
}

/** The path of a drawable character in the box at (x, y). */
export function glyphPath(char: string, x: number, y: number, w: number, h: number): string {
  const r = Math.min(w / 2, h * 0.24);
  const waist = h * 0.47;
  const box = { w, h, r, waist, upper: Math.min(r, waist / 2.05), lower: Math.min(r, (h - waist) / 2.2) };
  return ownValue(STROKES, char)?.(new Pen(x, y), box).path ?? '';
}
