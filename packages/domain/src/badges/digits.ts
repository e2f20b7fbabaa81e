import type { Pen, StrokeBox } from './pen.ts';

/** Centre lines of digits and signs in a box `w` wide and `h` high. */
export const DIGIT_STROKES: Readonly<Record<string, (pen: Pen, box: StrokeBox) => Pen>> = {
  '0': (pen, { w, h, r }) =>
    pen
      .move(r, 0)
      .across(w - r)
      .turn(r, w, r)
      .down(h - r)
      .turn(r, w - r, h)
      .across(r)
      .turn(r, 0, h - r)
      .down(r)
      .turn(r, r, 0)
      .close(),
  '1': (pen, { w, h }) =>
    pen
      .move(0, h * 0.2)
      .line(w, 0)
      .down(h),
  '2': (pen, { w, h, r }) =>
    pen
      .move(0, r)
      .turn(r, r, 0)
      .across(w - r)
      .turn(r, w, r)
      .down(h * 0.32)
      .curve([w, h * 0.58], [0, h * 0.62], [0, h])
      .across(w),
  '3': (pen, { w, h, r, waist, upper, lower }) =>
    pen
      .move(0, r * 0.9)
      .turn(r, r, 0)
      .across(w - r)
      .turn(r, w, r)
      .down(waist - upper)
      .turn(upper, w - upper, waist)
      .across(w * 0.36)
      .move(w - upper, waist)
      .turn(lower, w, waist + lower)
      .down(h - r)
      .turn(r, w - r, h)
      .across(r)
      .turn(r, 0, h - r * 0.9),
  '4': (pen, { w, h }) =>
    pen
      .move(w * 0.52, 0)
      .line(0, h * 0.7)
      .across(w)
      .move(w * 0.78, h * 0.44)
      .down(h),
  '5': (pen, { w, h, r }) =>
    pen
      .move(w * 0.94, 0)
      .across(0)
      .down(h * 0.42)
      .across(w - r)
      .turn(r, w, h * 0.42 + r)
      .down(h - r)
      .turn(r, w - r, h)
      .across(r)
      .turn(r, 0, h - r * 0.8),
  '6': (pen, { w, h, r }) =>
    pen
      .move(w, r * 0.85)
      .turnBack(r, w - r, 0)
      .across(r)
      .turnBack(r, 0, r)
      .down(h - r)
      .turnBack(r, r, h)
      .across(w - r)
      .turnBack(r, w, h - r)
      .down(h * 0.42 + r)
      .turnBack(r, w - r, h * 0.42)
      .across(0),
  '7': (pen, { w, h }) =>
    pen
      .move(0, 0)
      .across(w)
      .line(w * 0.32, h),
  '8': (pen, { w, h, waist, upper, lower }) =>
    pen
      .move(upper, 0)
      .across(w - upper)
      .turn(upper, w, upper)
      .down(waist - upper)
      .turn(upper, w - upper, waist)
      .across(upper)
      .turn(upper, 0, waist - upper)
      .down(upper)
      .turn(upper, upper, 0)
      .close()
      .move(lower, waist)
      .across(w - lower)
      .turn(lower, w, waist + lower)
      .down(h - lower)
      .turn(lower, w - lower, h)
      .across(lower)
      .turn(lower, 0, h - lower)
      .down(waist + lower)
      .turn(lower, lower, waist)
      .close(),
  '9': (pen, { w, h, r }) =>
    pen
      .move(0, h - r * 0.85)
      .turnBack(r, r, h)
      .across(w - r)
      .turnBack(r, w, h - r)
      .down(r)
      .turnBack(r, w - r, 0)
      .across(r)
      .turnBack(r, 0, r)
      .down(h * 0.58 - r)
      .turnBack(r, r, h * 0.58)
      .across(w),
  '+': (pen, { w, h }) =>
    pen
      .move(0, h * 0.5)
      .across(w)
      .move(w / 2, h * 0.5 - w / 2)
      .down(h * 0.5 + w / 2),
  '-': (pen, { w, h }) => pen.move(0, h * 0.52).across(w),
  '.': (pen, { w, h }) => pen.move(w / 2, h * 0.985).down(h),
  '?': (pen, { w, h, r }) =>
    pen
      .move(0, r)
      .turn(r, r, 0)
      .across(w - r)
      .turn(r, w, r)
      .down(h * 0.28)
      .curve([w, h * 0.5], [w / 2, h * 0.46], [w / 2, h * 0.7])
      .move(w / 2, h * 0.985)
      .down(h),
  '!': (pen, { w, h }) =>
    pen
      .move(w / 2, 0)
      .down(h * 0.68)
      .move(w / 2, h * 0.985)
      .down(h),
};
