/** A character of a query; a quoted one has lost its meaning for the grammar. */
export interface Mark {
  readonly char: string;
  readonly isQuoted: boolean;
}

/** Takes the quotes off: "" inside quotes is one quote, an unclosed quote is a plain character. */
export function readMarks(query: string): readonly Mark[] {
  const marks: Mark[] = [];
  let at = 0;
  while (at < query.length) {
    const inside = query[at] === '"' ? quotedFrom(query, at) : null;
    if (inside) {
      for (const char of inside.text) marks.push({ char, isQuoted: true });
      at = inside.end;
    } else {
      marks.push({ char: query[at] ?? '', isQuoted: false });
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

/** Drops outer blanks, but not quoted ones. */
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

function quotedFrom(query: string, open: number): { readonly text: string; readonly end: number } | null {
  let text = '';
  let at = open + 1;
  for (;;) {
    const quote = query.indexOf('"', at);
    if (quote < 0) return null;
    text += query.slice(at, quote);
    if (query[quote + 1] !== '"') return { text, end: quote + 1 };
    text += '"';
    at = quote + 2;
  }
}

function isBlank(mark: Mark | undefined): boolean {
  return mark !== undefined && !mark.isQuoted && mark.char.trim() === '';
}
