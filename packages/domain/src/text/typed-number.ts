import { foldTyped } from './half-width.ts';

/** Signs between groups of three digits: comma, apostrophes and the blanks that are used for it. */
const GROUPS = /^\d{1,3}(?:([,'’ \u00A0\u2009\u202F])\d{3}(?:\1\d{3})*)?$/;
const GROUP_SIGNS = /[,'’ \u00A0\u2009\u202F]/g;

/** A whole number as typed, in digits alone: "１,２３４" is "1234". Empty for blanks, null for anything else. */
export function typedWhole(text: string): string | null {
  const typed = foldTyped(text);
  return typed === '' ? '' : ungrouped(typed);
}

/**
 * A decimal number as typed, in the form that `Number` reads. The full stop of a Chinese keyboard is a point, and so is
 * a comma that stands alone (docs/rules/wire.md#typed-numbers-and-lists). Empty for blanks, null for anything else.
 */
export function typedDecimal(text: string): string | null {
  const typed = foldTyped(text).replace(/[。｡]/g, '.');
  if (typed === '') return '';
  const point = typed.includes('.') || typed.split(',').length !== 2 ? '.' : ',';
  const at = typed.lastIndexOf(point);
  const whole = ungrouped(at < 0 ? typed : typed.slice(0, at));
  const fraction = at < 0 ? '' : typed.slice(at + 1);
  if (whole === null || !/^\d*$/.test(fraction)) return null;
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

/** The number of a whole-number box: null when it is blank, NaN when it cannot be read. */
export function readWhole(text: string): number | null {
  return numberOf(typedWhole(text));
}

/** The number of a decimal box: null when it is blank, NaN when it cannot be read. */
export function readDecimal(text: string): number | null {
  return numberOf(typedDecimal(text));
}

function ungrouped(typed: string): string | null {
  if (/^\d+$/.test(typed)) return typed;
  return GROUPS.test(typed) ? typed.replace(GROUP_SIGNS, '') : null;
}

function numberOf(typed: string | null): number | null {
  if (typed === null) return Number.NaN;
  return typed === '' ? null : Number(typed);
}
