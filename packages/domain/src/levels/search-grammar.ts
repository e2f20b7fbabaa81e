import {
  foldTyped,
  halfWidth,
  isVisible,
  LARGEST_ID,
  textLength,
  tidyLine,
  trimTyped,
} from '../text/index.ts';
import { type Mark, readMarks, splitAt, textOf, trimMarks } from './search-marks.ts';
import { readWideSigns } from './wide-signs.ts';

export const MAX_QUERY_LENGTH = 255;
export const MAX_QUERY_TERMS = 20;

/** What stands between the terms of a group and between groups in a canonical query. */
export const AND = ', ';
export const OR = ' | ';

/** One condition. Both sides of it are compared after `normaliseSearch`. */
export interface SearchTerm<F extends string> {
  /** "any": every field of the list; always with mode contains. */
  readonly field: F | 'any';
  readonly mode: 'contains' | 'equals';
  /** As typed, without quotes; something of it is seen. */
  readonly value: string;
  readonly isNegated: boolean;
}

/** Terms of a group hold together (AND), groups are alternatives (OR). */
export type Search<F extends string> =
  | { readonly kind: 'all' }
  /** "#123"; id 0 stands for a number that no id can have. */
  | { readonly kind: 'id'; readonly id: number }
  | { readonly kind: 'terms'; readonly groups: readonly (readonly SearchTerm<F>[])[] };

export type SearchProblem = 'QUERY_TOO_LONG' | 'QUERY_TOO_COMPLEX';

export type SearchResult<F extends string> =
  | { readonly ok: true; readonly search: Search<F> }
  | { readonly ok: false; readonly code: SearchProblem };

/** Reads a query by the grammar of docs/rules/search.md#grammar. `fields` are lower-case names. Never throws. */
export function parseSearch<F extends string>(query: string, fields: readonly F[]): SearchResult<F> {
  if (textLength(query) > MAX_QUERY_LENGTH) return { ok: false, code: 'QUERY_TOO_LONG' };
  const id = idIn(query);
  if (id !== null) return { ok: true, search: { kind: 'id', id } };
  const groups = splitAt(readWideSigns(readMarks(query), fields), '|')
    .map((group) => splitAt(group, ',').flatMap((part) => readTerm(trimMarks(part), fields) ?? []))
    .filter((terms) => terms.length > 0);
  if (groups.reduce((sum, terms) => sum + terms.length, 0) > MAX_QUERY_TERMS) {
    return { ok: false, code: 'QUERY_TOO_COMPLEX' };
  }
  return { ok: true, search: groups.length === 0 ? { kind: 'all' } : { kind: 'terms', groups } };
}

/** The canonical query of a search; parsing it gives the same search again. */
export function formatSearch<F extends string>(search: Search<F>): string {
  if (search.kind === 'all') return '';
  if (search.kind === 'id') return `#${search.id}`;
  return search.groups.map((terms) => terms.map(formatTerm).join(AND)).join(OR);
}

/** The number of a query that is "#" and digits, in any width, 0 when it is too large for an id; else null. */
export function idIn(query: string): number | null {
  const digits = /^#(\d+)$/.exec(halfWidth(tidyLine(query)))?.[1];
  if (digits === undefined) return null;
  const id = Number(digits);
  return id <= LARGEST_ID ? id : 0;
}

/** The condition of one trimmed part of a query; null for one that says nothing. */
export function readTerm<F extends string>(
  part: readonly Mark[],
  fields: readonly F[],
): SearchTerm<F> | null {
  const [first] = part;
  const isNegated = part.length > 1 && first !== undefined && !first.isQuoted && /[-!]/.test(first.char);
  const body = isNegated ? trimMarks(part.slice(1)) : part;
  const term =
    readFieldTerm(body, fields) ?? ({ field: 'any', mode: 'contains', value: textOf(body) } as const);
  return isVisible(term.value) ? { ...term, isNegated } : null;
}

function readFieldTerm<F extends string>(
  body: readonly Mark[],
  fields: readonly F[],
): Pick<SearchTerm<F>, 'field' | 'mode' | 'value'> | null {
  const cut = body.findIndex(({ char, isQuoted }) => !isQuoted && (char === ':' || char === '='));
  const word = body.slice(0, Math.max(0, cut));
  if (word.some(({ isQuoted }) => isQuoted)) return null;
  const name = foldTyped(textOf(word)).toLowerCase();
  const field = fields.find((known) => known === name);
  if (field === undefined) return null;
  const mode = body[cut]?.char === '=' ? 'equals' : 'contains';
  return { field, mode, value: textOf(trimMarks(body.slice(cut + 1))) };
}

/** The canonical form of one condition. */
export function formatTerm<F extends string>({ field, mode, value, isNegated }: SearchTerm<F>): string {
  const prefix = field === 'any' ? '' : `${field}${mode === 'equals' ? '=' : ':'}`;
  return `${isNegated ? '-' : ''}${prefix}${quoted(value)}`;
}

function quoted(value: string): string {
  const isPlain = value === trimTyped(value) && !/^[-!#－！＃]|[,|:="，｜：＝＂“”„‟]/.test(value);
  return isPlain ? value : `"${value.replaceAll('"', '""')}"`;
}
