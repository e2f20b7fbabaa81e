import { trimTyped } from '../text/index.ts';

/** A character of a query and where it stands; a quoted one means nothing to the grammar. */
export interface Mark {
  readonly char: string;
  readonly isQuoted: boolean;
  /** Place in the query, in UTF-16 units; the outer ones of quoted text include their quotes. */
  readonly start: number;
  readonly end: number;
}

/** Quotes of typewriters, and those that phones and full-width keyboards make of them. */
const QUOTES = ['"', '＂', '“', '”', '„', '‟'];

/**
 * Takes the quotes off: "" inside quotes is one quote, an unclosed quote is a plain character. What a typographic quote
 * opens, any quote closes.
 */
export function readMarks(query: string): readonly Mark[] {
  const marks: Mark[] = [];
  let at = 0;
  while (at < query.length) {
    const quoted = QUOTES.includes(query[at] ?? '') ? quotedFrom(query, at) : null;
    if (quoted) {
      marks.push(...quoted.marks);
      at = quoted.end;
    } else {
      marks.push({ char: query[at] ?? '', isQuoted: false, start: at, end: at + 1 });
      at += 1;
    }
  }
  return marks;
}

export function splitAt(marks: readonly Mark[], separator: string): readonly (readonly Mark[])[] {
  const parts: Mark[][] = [[]];
  for (const mark of marks) {
    if (!mark.isQuoted && mark.char === separator) parts.push([]);
    else parts.at(-1)?.push(mark);
  }
  return parts;
}

/** Drops outer blanks and signs that nobody sees, but not quoted ones. */
export function trimMarks(marks: readonly Mark[]): readonly Mark[] {
  let start = 0;
  let end = marks.length;
  while (start < end && isBlank(marks[start])) start += 1;
  while (end > start && isBlank(marks[end - 1])) end -= 1;
  return marks.slice(start, end);
}

export function textOf(marks: readonly Mark[]): string {
  return marks.map(({ char }) => char).join('');
}

function quotedFrom(
  query: string,
  open: number,
): { readonly marks: readonly Mark[]; readonly end: number } | null {
  const marks: Mark[] = [];
  const closing = query[open] === '"' ? ['"'] : QUOTES;
  let at = open + 1;
  while (at < query.length) {
    const isDoubled = query.startsWith('""', at);
    if (closing.includes(query[at] ?? '') && !isDoubled)
      return { marks: withQuotes(marks, open, at + 1), end: at + 1 };
    const end = isDoubled ? at + 2 : at + 1;
    marks.push({ char: query[at] ?? '', isQuoted: true, start: at, end });
    at = end;
  }
  return null;
}

function withQuotes(marks: readonly Mark[], open: number, end: number): readonly Mark[] {
  const last = marks.length - 1;
  return marks.map((mark, index) => ({
    ...mark,
    start: index === 0 ? open : mark.start,
    end: index === last ? end : mark.end,
  }));
}

function isBlank(mark: Mark | undefined): boolean {
  return mark !== undefined && !mark.isQuoted && trimTyped(mark.char) === '';
}
