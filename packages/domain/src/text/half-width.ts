import { BLANKS, classOf, UNSEEN } from './tables/index.ts';

/** Full-width signs, letters and digits of East Asian keyboards (！ to ～), and the wide blank, as the usual ones. */
export function halfWidth(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ');
}

const NOTHING = classOf(BLANKS, UNSEEN);
const OUTER = new RegExp(`^[${NOTHING}]+|[${NOTHING}]+$`, 'gu');

/** As typed, without outer blanks, seen or not. */
export function trimTyped(text: string): string {
  return text.replace(OUTER, '');
}

/** The same in half width. */
export function foldTyped(text: string): string {
  return trimTyped(halfWidth(text));
}
