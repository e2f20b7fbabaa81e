import { halfWidth, isVisible, similarWord, textLength } from '../text/index.ts';
import {
  AND,
  formatSearch,
  formatTerm,
  idIn,
  MAX_QUERY_LENGTH,
  MAX_QUERY_TERMS,
  OR,
  readTerm,
  type SearchTerm,
} from './search-grammar.ts';
import { type Mark, readMarks, splitAt, textOf, trimMarks } from './search-marks.ts';
import { readWideSigns } from './wide-signs.ts';

/** A stretch of a query in UTF-16 units, `end` not included. */
export interface QuerySpan {
  readonly start: number;
  readonly end: number;
}

/** One condition of a query: what it means and where it stands. */
export interface SearchPart<F extends string> extends QuerySpan {
  readonly meaning: SearchTerm<F> | { readonly field: 'id'; readonly id: number };
  /** Canonical form; joined with `joint` in front of each, the parts give the canonical query. */
  readonly text: string;
  /** What joins the part to the one before it. */
  readonly joint: '' | typeof AND | typeof OR;
  /** The canonical query that is left without this part. */
  readonly without: string;
}

export type SearchWarning<F extends string> = QuerySpan &
  (
    | {
        /** `word:` is no field of the list, so it is looked for as it stands. */
        readonly kind: 'unknown-field';
        readonly word: string;
        /** The field that was probably meant, and the whole query with it. */
        readonly meant: F | null;
        readonly corrected: string | null;
      }
    /** A quote that is never closed, which protects nothing. */
    | { readonly kind: 'unclosed-quote' }
    /** A field with nothing to look for, which asks for nothing. */
    | { readonly kind: 'no-value'; readonly word: string }
  );

export interface SearchExplanation<F extends string> {
  readonly parts: readonly SearchPart<F>[];
  /** In the order of their places. */
  readonly warnings: readonly SearchWarning<F>[];
}

interface Found<F extends string> extends QuerySpan {
  readonly group: number;
  readonly term: SearchTerm<F>;
}

/**
 * What a query asks for, part by part (docs/rules/search.md#grammar), and what in it was probably meant otherwise. A
 * query that the grammar refuses has no parts. Never throws.
 */
export function explainSearch<F extends string>(query: string, fields: readonly F[]): SearchExplanation<F> {
  if (textLength(query) > MAX_QUERY_LENGTH) return { parts: [], warnings: [] };
  const id = idIn(query);
  if (id !== null) return { parts: [idPart(query, id)], warnings: [] };
  const marks = readWideSigns(readMarks(query), fields);
  const found: Found<F>[] = [];
  const warnings: SearchWarning<F>[] = unclosedQuotes(marks);
  for (const [group, terms] of splitAt(marks, '|').entries()) {
    for (const part of splitAt(terms, ',').map(trimMarks)) {
      const term = readTerm(part, fields);
      if (term) found.push({ ...spanOf(part), group, term });
      const warning = term ? unknownField(part, term, query, fields) : noValue(part, fields);
      if (warning) warnings.push(warning);
    }
  }
  return {
    parts: found.length > MAX_QUERY_TERMS ? [] : found.map((_, index) => partAt(found, index)),
    warnings: warnings.toSorted((a, b) => a.start - b.start),
  };
}

function idPart<F extends string>(query: string, id: number): SearchPart<F> {
  const start = query.search(/[#＃]/);
  return {
    start,
    end: query.trimEnd().length,
    meaning: { field: 'id', id },
    text: `#${id}`,
    joint: '',
    without: '',
  };
}

function partAt<F extends string>(found: readonly Found<F>[], index: number): SearchPart<F> {
  const { start, end, group, term } = found[index] as Found<F>;
  const before = found[index - 1];
  return {
    start,
    end,
    meaning: term,
    text: formatTerm(term),
    joint: before === undefined ? '' : before.group === group ? AND : OR,
    without: formatFound(found.filter((_, other) => other !== index)),
  };
}

function formatFound<F extends string>(found: readonly Found<F>[]): string {
  const names = [...new Set(found.map(({ group }) => group))];
  const groups = names.map((name) => found.filter(({ group }) => group === name).map(({ term }) => term));
  return formatSearch({ kind: 'terms', groups });
}

function spanOf(part: readonly Mark[]): QuerySpan {
  return { start: part[0]?.start ?? 0, end: part.at(-1)?.end ?? 0 };
}

/** A quote that stands among plain characters is one that was never closed: closed ones leave no mark. */
function unclosedQuotes<F extends string>(marks: readonly Mark[]): SearchWarning<F>[] {
  const open = marks.find(({ char, isQuoted }) => char === '"' && !isQuoted);
  return open ? [{ kind: 'unclosed-quote', start: open.start, end: open.end }] : [];
}

/** The unquoted word in front of a term's `:` or `=`, without its minus. */
function wordBefore(part: readonly Mark[]): { word: string; span: QuerySpan; after: string } | null {
  const cut = part.findIndex(({ char, isQuoted }) => !isQuoted && (char === ':' || char === '='));
  const before = part.slice(0, Math.max(0, cut));
  const isNegated = before[0] !== undefined && /[-!]/.test(before[0].char);
  const marks = trimMarks(isNegated ? before.slice(1) : before);
  const word = textOf(marks);
  if (marks.some(({ isQuoted }) => isQuoted) || !/^\p{L}+$/u.test(word)) return null;
  return { word, span: spanOf(marks), after: textOf(part.slice(cut + 1)) };
}

/** An address has a colon as well, but nobody takes its `https:` for a field. */
function unknownField<F extends string>(
  part: readonly Mark[],
  term: SearchTerm<F>,
  query: string,
  fields: readonly F[],
): SearchWarning<F> | null {
  const found = term.field === 'any' ? wordBefore(part) : null;
  if (found === null || found.after.startsWith('//')) return null;
  const { word, span } = found;
  const meant = similarWord(word, fields);
  const corrected = meant === null ? null : `${query.slice(0, span.start)}${meant}${query.slice(span.end)}`;
  return { kind: 'unknown-field', ...span, word, meant, corrected };
}

function noValue<F extends string>(part: readonly Mark[], fields: readonly F[]): SearchWarning<F> | null {
  const found = wordBefore(part);
  if (found === null || isVisible(found.after)) return null;
  const field = fields.find((name) => name === halfWidth(found.word).toLowerCase());
  return field === undefined ? null : { kind: 'no-value', ...spanOf(part), word: field };
}
