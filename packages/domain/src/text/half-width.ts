/** Full-width signs, letters and digits of East Asian keyboards (！ to ～), and the wide blank, as the usual ones. */
export function halfWidth(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ');
}

/**
 * A number as typed, in the form that `Number` reads: without outer blanks, its digits half-width; a comma counts as a
 * point, and so does the full stop of a Chinese keyboard (docs/rules/wire.md#typed-numbers-and-lists).
 */
export function typedNumber(text: string): string {
  return halfWidth(text).trim().replace(/[,。]/, '.');
}
