import { graphemes } from './graphemes.ts';

const NUL_OR_LONE_SURROGATE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;
const EACH_NUL_OR_LONE_SURROGATE = new RegExp(NUL_OR_LONE_SURROGATE, 'g');

/** False for texts that PostgreSQL cannot hold: a NUL character or a lone surrogate (docs/rules/wire.md#texts). */
export function isStorableText(text: string): boolean {
  return !NUL_OR_LONE_SURROGATE.test(text);
}

/**
 * A text of somebody else as it can be stored: U+FFFD stands for what PostgreSQL cannot hold, and the rest is cut to at
 * most so many code points, between whole characters (docs/rules/wire.md#texts-from-outside).
 */
export function storableText(text: string, most: number): string {
  return cutText(text, most).replace(EACH_NUL_OR_LONE_SURROGATE, '\uFFFD');
}

/** The beginning of a text: at most so many code points, and no part of what readers see as one character. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const begin = text.slice(0, 2 * most + 2);
  const cut = [...begin].slice(0, most).join('').length;
  if (cut === text.length) return text;
  // A character of more marks than fit has no whole part.
  return text.slice(0, graphemes().segment(begin).containing(cut)?.index || cut);
}

/** Length in Unicode code points, the unit of every character limit of the rules. */
export function textLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
