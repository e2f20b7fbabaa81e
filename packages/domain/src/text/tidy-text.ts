import { BLANKS, classOf, NOISE } from './tables/index.ts';
import { isVisible } from './visible-text.ts';

const EACH_NOISE = new RegExp(`[${classOf(NOISE)}]+`, 'gu');
const EACH_BLANK = new RegExp(`[${classOf(BLANKS)}]+`, 'gu');
const EACH_LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
const EMPTY_LINES = /\n{3,}/g;

/**
 * A text of one line as it is stored: NFC, without controls and direction marks, each run of blanks and line feeds one
 * blank, none outside; "" where nobody would see anything (docs/rules/wire.md#texts). Idempotent. The database has the
 * same as `tidy_line`.
 */
export function tidyLine(text: string): string {
  if (!isVisible(text)) return '';
  return (
    text
      .replace(EACH_NOISE, '')
      .normalize('NFC')
      .replace(EACH_BLANK, ' ')
      // What is left of outer blanks after that are plain ones; `trim` would take more.
      .replace(/^ | $/g, '')
  );
}

/** The same for a text of several lines: each of them tidy, at most one empty line between two. */
export function tidyLines(text: string): string {
  return text
    .split(EACH_LINE_END)
    .map(tidyLine)
    .join('\n')
    .replace(EMPTY_LINES, '\n\n')
    .replace(/^\n+|\n+$/g, '');
}
