import { type DifficultyType, pguAt, pguNamed, type PguStep, UNRANKED_ID } from '../difficulties/index.ts';
import { foldTyped, textLength } from '../text/index.ts';

/** One value of a rating text. `name` is its canonical spelling. */
export type RatingSingle =
  | { readonly kind: 'pgu'; readonly name: string; readonly value: number }
  | { readonly kind: 'special'; readonly name: string }
  | { readonly kind: 'old'; readonly name: string };

export type ParsedRating =
  | { readonly kind: 'empty' }
  | { readonly kind: 'single'; readonly single: RatingSingle }
  | { readonly kind: 'range'; readonly from: RatingSingle; readonly to: RatingSingle };

export interface RatingGrammar {
  /** strict: one value or nothing, for pickers; permissive: also ranges. */
  readonly mode: 'strict' | 'permissive';
  /** Names of the special difficulties. */
  readonly specials: readonly string[];
  /** The name of the state of new levels, which is also written as 0. */
  readonly unranked?: string | undefined;
}

/** The grammar with the special difficulties of the table as it is now. */
export function ratingGrammar(
  mode: RatingGrammar['mode'],
  difficulties: readonly { readonly id: number; readonly name: string; readonly type: DifficultyType }[],
): RatingGrammar {
  const specials = difficulties.filter(({ type }) => type === 'SPECIAL');
  const unranked = specials.find(({ id }) => id === UNRANKED_ID)?.name;
  return { mode, specials: specials.map(({ name }) => name), unranked };
}

/** Characters of a rating. */
export const MAX_RATING_LENGTH = 50;

const OLD = /^(?:[1-9]|1[0-7]|1[89]\+?|20(?:\.\d)?\+?|21(?:\.[0-4])?\+?)$/;
const STEP = /^(?:[1-9]|1\d|20)$/;
const UNRANKED = 'Unranked';
const NOT_ACCEPTABLE = '-2';

/** Reads a difficulty text by the grammar of docs/rules/ratings.md#text; null when it does not fit. Never throws. */
export function parseRating(text: string, grammar: RatingGrammar): ParsedRating | null {
  return parseWritten(text.trim(), grammar) ?? parseWritten(foldSigns(text), grammar);
}

function parseWritten(text: string, grammar: RatingGrammar): ParsedRating | null {
  if (text === '') return { kind: 'empty' };
  const single = parseSingle(text, grammar);
  if (single) return { kind: 'single', single };
  return grammar.mode === 'permissive' ? (parseRange(text, grammar)?.range ?? null) : null;
}

/** The signs of East Asian keyboards and the dashes of word processors as those of the grammar. */
function foldSigns(text: string): string {
  return foldTyped(text)
    .replace(/[\u2010-\u2015\u2212\u30FC]/g, '-')
    .replace(/[\u02DC\u223C\u301C]/g, '~');
}

/** The canonical text: "g5" → "G5", "P12-14" → "P12~P14", "censored" → "-2". */
export function formatRating(rating: ParsedRating): string {
  if (rating.kind === 'empty') return '';
  return rating.kind === 'single' ? rating.single.name : `${rating.from.name}~${rating.to.name}`;
}

/**
 * How a rating is stored: every name in its canonical spelling, a range as it was written: "p12 - 14" → "P12-14". As it
 * is where that would be read as something else, or be too long.
 */
export function tidyRating(text: string, grammar: RatingGrammar): string {
  const trimmed = text.trim();
  const written = parseWritten(trimmed, grammar) === null ? foldSigns(text) : trimmed;
  const parsed = parseWritten(written, grammar);
  if (parsed === null) return trimmed;
  const tidy = tidied(written, parsed, grammar);
  const isSame = JSON.stringify(parseRating(tidy, grammar)) === JSON.stringify(parsed);
  return isSame && textLength(tidy) <= MAX_RATING_LENGTH ? tidy : written;
}

function tidied(written: string, parsed: ParsedRating, grammar: RatingGrammar): string {
  const found = parsed.kind === 'range' ? parseRange(written, grammar) : null;
  if (found === null) return formatRating(parsed);
  const { range, separator, rest } = found;
  const to = range.from.kind === 'pgu' && STEP.test(rest) ? rest : range.to.name;
  return `${range.from.name}${separator}${to}`;
}

/** The values of a rating: none, one or two. */
export function singlesOf(rating: ParsedRating): readonly RatingSingle[] {
  if (rating.kind === 'empty') return [];
  return rating.kind === 'single' ? [rating.single] : [rating.from, rating.to];
}

/** The name of a special comes first: it may look like a step, a number or a range. */
function parseSingle(text: string, grammar: RatingGrammar): RatingSingle | null {
  const special = specialNamed(text, grammar);
  if (special !== null) return { kind: 'special', name: special };
  const step = pguNamed(text);
  if (step) return pguSingle(step);
  return OLD.test(text) ? { kind: 'old', name: text } : null;
}

function pguSingle({ name, value }: PguStep): RatingSingle {
  return { kind: 'pgu', name, value };
}

function specialNamed(text: string, { specials, unranked = UNRANKED }: RatingGrammar): string | null {
  const named = (name: string) => {
    const wanted = name.toLowerCase();
    return specials.find((special) => special.toLowerCase() === wanted) ?? null;
  };
  const exact = named(text);
  if (exact !== null) return exact;
  if (text === '0') return named(unranked);
  return text.toLowerCase() === 'censored' ? named(NOT_ACCEPTABLE) : null;
}

/** A text cut at a - or ~ that is not its first character. */
interface CutText {
  readonly first: string;
  readonly separator: string;
  readonly rest: string;
}
type RatingRange = Extract<ParsedRating, { kind: 'range' }>;

/** Cut at the first sign with a value on both sides: names of specials may have such signs as well. */
function parseRange(
  text: string,
  grammar: RatingGrammar,
): (CutText & { readonly range: RatingRange }) | null {
  for (const { index } of text.matchAll(/[-~]/g)) {
    if (index === 0) continue;
    const cut = {
      first: text.slice(0, index).trimEnd(),
      separator: text.charAt(index),
      rest: text.slice(index + 1).trimStart(),
    };
    const range = rangeOf(cut, grammar);
    if (range) return { ...cut, range };
  }
  return null;
}

function rangeOf({ first, rest }: CutText, grammar: RatingGrammar): RatingRange | null {
  const from = parseSingle(first, grammar);
  if (!from) return null;
  const to = from.kind === 'pgu' && STEP.test(rest) ? sameTier(from, rest) : parseSingle(rest, grammar);
  if (!to || (from.kind === 'old') !== (to.kind === 'old')) return null;
  if (from.kind === 'pgu' && to.kind === 'pgu' && from.value > to.value) return null;
  return { kind: 'range', from, to };
}

/** "P12-14": the second part takes the letter of the first. */
function sameTier(from: { readonly value: number }, step: string): RatingSingle | null {
  const named = pguNamed(`${pguAt(from.value).tier}${step}`);
  return named && pguSingle(named);
}
