import { DIGIT_STROKES } from './digits.ts';
import type { Pen, StrokeBox } from './pen.ts';

const zero = DIGIT_STROKES['0'] ?? ((pen: Pen) => pen);

/** Centre lines of the capitals, and of the one small letter that a seed name needs. */
export const LETTER_STROKES: Readonly<Record<string, (pen: Pen, box: StrokeBox) => Pen>> = {
  A: (pen, { w, h, r }) =>
    arch(pen.move(0, h).down(r), w, r)
      .down(h)
      .move(0, h * 0.6)
      .across(w),
  B: (pen, { w, h, upper, lower, waist }) =>
    bowl(pen.move(0, waist).down(0), w, upper, waist)
      .across(0)
      .down(h)
      .across(w - lower)
      .turnBack(lower, w, h - lower)
      .down(waist + lower)
      .turnBack(lower, w - lower, waist),
  C: (pen, { w, h, r }) =>
    cup(pen, w, h, r)
      .across(w - r)
      .turnBack(r, w, h - r * 0.85),
  D: (pen, { w, h, r }) =>
    pen
      .move(0, 0)
      .across(w - r)
      .turn(r, w, r)
      .down(h - r)
      .turn(r, w - r, h)
      .across(0)
      .close(),
  E: (pen, { w, h }) =>
    pen
      .move(w, 0)
      .across(0)
      .down(h)
      .across(w)
      .move(0, h * 0.48)
      .across(w * 0.82),
  F: (pen, { w, h }) =>
    pen
      .move(w, 0)
      .across(0)
      .down(h)
      .move(0, h * 0.5)
      .across(w * 0.82),
  G: (pen, { w, h, r }) =>
    cup(pen, w, h, r)
      .across(w - r)
      .turnBack(r, w, h - r)
      .down(h * 0.54)
      .across(w * 0.56),
  H: (pen, { w, h }) =>
    pen
      .move(0, 0)
      .down(h)
      .move(w, 0)
      .down(h)
      .move(0, h * 0.5)
      .across(w),
  I: (pen, { w, h }) => pen.move(w / 2, 0).down(h),
  J: (pen, { w, h, r }) =>
    pen
      .move(w, 0)
      .down(h - r)
      .turn(r, w - r, h)
      .across(r)
      .turn(r, 0, h - r),
  K: (pen, { w, h }) =>
    pen
      .move(0, 0)
      .down(h)
      .move(w, 0)
      .line(0, h * 0.56)
      .move(w * 0.4, h * 0.4)
      .line(w, h),
  L: (pen, { w, h }) => pen.move(0, 0).down(h).across(w),
  M: (pen, { w, h }) =>
    pen
      .move(0, h)
      .down(0)
      .line(w / 2, h * 0.56)
      .line(w, 0)
      .down(h),
  N: (pen, { w, h }) => pen.move(0, h).down(0).line(w, h).down(0),
  O: zero,
  P: (pen, { w, h, upper }) => bowl(pen.move(0, h).down(0), w, upper, h * 0.54).across(0),
  Q: (pen, box) =>
    zero(pen, box)
      .move(box.w * 0.58, box.h * 0.7)
      .line(box.w * 1.12, box.h * 1.04),
  R: (pen, { w, h, upper }) =>
    bowl(pen.move(0, h).down(0), w, upper, h * 0.52)
      .across(0)
      .move(w * 0.42, h * 0.52)
      .line(w, h),
  S: (pen, { w, h, r, waist, upper, lower }) =>
    pen
      .move(w, r * 0.9)
      .turnBack(r, w - r, 0)
      .across(upper)
      .turnBack(upper, 0, upper)
      .down(waist - upper)
      .turnBack(upper, upper, waist)
      .across(w - lower)
      .turn(lower, w, waist + lower)
      .down(h - r)
      .turn(r, w - r, h)
      .across(r)
      .turn(r, 0, h - r * 0.9),
  T: (pen, { w, h }) =>
    pen
      .move(0, 0)
      .across(w)
      .move(w / 2, 0)
      .down(h),
  U: (pen, { w, h, r }) =>
    pen
      .move(0, 0)
      .down(h - r)
      .turnBack(r, r, h)
      .across(w - r)
      .turnBack(r, w, h - r)
      .down(0),
  V: (pen, { w, h }) =>
    pen
      .move(0, 0)
      .line(w / 2, h)
      .line(w, 0),
  W: (pen, { w, h }) =>
    pen
      .move(0, 0)
      .down(h)
      .line(w / 2, h * 0.44)
      .line(w, h)
      .down(0),
  X: (pen, { w, h }) => pen.move(0, 0).line(w, h).move(w, 0).line(0, h),
  Y: (pen, { w, h }) =>
    pen
      .move(0, 0)
      .line(w / 2, h * 0.48)
      .line(w, 0)
      .move(w / 2, h * 0.48)
      .down(h),
  Z: (pen, { w, h }) => pen.move(0, 0).across(w).line(0, h).across(w),
  q: (pen, { w, h, r }) => {
    const top = h * 0.3;
    return pen
      .move(w, top)
      .down(h * 1.16)
      .move(w, top)
      .across(r)
      .turnBack(r, 0, top + r)
      .down(h - r)
      .turnBack(r, r, h)
      .across(w);
  },
};

/** From a corner at the top left round to the right side. */
function arch(pen: Pen, w: number, r: number): Pen {
  return pen
    .turn(r, r, 0)
    .across(w - r)
    .turn(r, w, r);
}

/** The round of P, B and R, from the top left to its lower right end at `bottom`. */
function bowl(pen: Pen, w: number, radius: number, bottom: number): Pen {
  return pen
    .across(w - radius)
    .turn(radius, w, radius)
    .down(bottom - radius)
    .turn(radius, w - radius, bottom);
}

/** C and G from the upper end round to the foot. */
function cup(pen: Pen, w: number, h: number, r: number): Pen {
  return pen
    .move(w, r)
    .turnBack(r, w - r, 0)
    .across(r)
    .turnBack(r, 0, r)
    .down(h - r)
    .turnBack(r, r, h);
}
