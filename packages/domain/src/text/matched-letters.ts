import { normaliseSearch } from './normalise-search.ts';

/** From and to, in UTF-16 units of the text; the end is not included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Longer names are not looked through: their letters are marked at most up to here. */
const MOST_LETTERS = 200;

/**
 * Where a text holds what was looked for, as the search compares (docs/rules/search.md#matching): the shortest stretches
 * of whole letters whose folded form contains the folded words, from the left, without overlap.
 * @param wanted the words of the search; blank ones match nothing
 */
export function matchedLetters(text: string, wanted: string): Span[] {
  const needle = normaliseSearch(wanted).trim();
  if (needle === '' || !normaliseSearch(text).includes(needle)) return [];
  const ends = letterEnds(text);
  const spans: Span[] = [];
  const holds = (from: number, to: number) => normaliseSearch(text.slice(from, to)).includes(needle);
  let start = 0;
  for (const to of ends) {
    if (to <= start || !holds(start, to)) continue;
    const from = [start, ...ends].filter((at) => at >= start && at < to && holds(at, to)).at(-1) ?? start;
    spans.push({ from, to });
    start = to;
  }
  return spans;
}

/** Where each letter with its marks ends. */
function letterEnds(text: string): number[] {
  const ends: number[] = [];
  for (const { segment, index } of new Intl.Segmenter().segment(text)) {
    ends.push(index + segment.length);
    if (ends.length === MOST_LETTERS) break;
  }
  return ends;
}
