import { pguNamed, type PguStep, pguAt } from '../difficulties/index.ts';

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
  /** Names of the SPECIAL rows of the difficulty table. */
  readonly specials: readonly string[];
}

const OLD = /^(?:[1-9]|1[0-7]|1[89]\+?|20(?:\.\d)?\+?|21(?:\.[0-4])?\+?)$/;
const STEP = /^(?:[1-9]|1\d|20)$/;
const UNRANKED = 'Unranked';
const NOT_ACCEPTABLE = '-2';

/** Reads a difficulty text by the grammar of docs/rules/ratings.md#text; null when it does not fit. Never throws. */
export function parseRating(text: string, grammar: RatingGrammar): ParsedRating | null {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'empty' };
  const single = parseSingle(trimmed, grammar.specials);
  if (single) return { kind: 'single', single };
  return grammar.mode === 'permissive' ? parseRange(trimmed, grammar.specials) : null;
}

/** The canonical text: "g5" → "G5", "P12-14" → "P12~P14", "censored" → "-2"; parsing it again changes nothing. */
export function formatRating(rating: ParsedRating): string {
  if (rating.kind === 'empty') return '';
  return rating.kind === 'single' ? rating.single.name : `${rating.from.name}~${rating.to.name}`;
}

/** How a rating is stored: every name in its canonical spelling, a range as it was written: "p12 - 14" → "P12-14". */
export function tidyRating(text: string, grammar: RatingGrammar): string {
  const parsed = parseRating(text, grammar);
  if (parsed?.kind !== 'range') return parsed === null ? text.trim() : formatRating(parsed);
  const { separator, rest } = cutRange(text.trim());
  const to = parsed.from.kind === 'pgu' && STEP.test(rest) ? rest : parsed.to.name;
  return `${parsed.from.name}${separator}${to}`;
}

/** The values of a rating: none, one or two. */
export function singlesOf(rating: ParsedRating): readonly RatingSingle[] {
  if (rating.kind === 'empty') return [];
  return rating.kind === 'single' ? [rating.single] : [rating.from, rating.to];
}

function parseSingle(text: string, specials: readonly string[]): RatingSingle | null {
  const step = pguNamed(text);
  if (step) return pguSingle(step);
  const special = specialNamed(text, specials);
  if (special !== null) return { kind: 'special', name: special };
  return OLD.test(text) ? { kind: 'old', name: text } : null;
}

function pguSingle({ name, value }: PguStep): RatingSingle {
  return { kind: 'pgu', name, value };
}

function specialNamed(text: string, specials: readonly string[]): string | null {
  const lower = text.toLowerCase();
  const wanted = lower === 'censored' ? NOT_ACCEPTABLE : lower === '0' ? UNRANKED.toLowerCase() : lower;
  return specials.find((name) => name.toLowerCase() === wanted) ?? null;
}

function parseRange(text: string, specials: readonly string[]): ParsedRating | null {
  const { first, separator, rest } = cutRange(text);
  if (separator === '') return null;
  const from = parseSingle(first, specials);
  const to = from?.kind === 'pgu' && STEP.test(rest) ? sameTier(from, rest) : parseSingle(rest, specials);
  if (!from || !to || (from.kind === 'old') !== (to.kind === 'old')) return null;
  if (from.kind === 'pgu' && to.kind === 'pgu' && from.value > to.value) return null;
  return { kind: 'range', from, to };
}

/** Cuts at the first - or ~ that is not the first character; without one `separator` is empty. */
function cutRange(text: string) {
  const cut = text.slice(1).search(/[-~]/) + 1;
  if (cut === 0) return { first: text, separator: '', rest: '' };
  return {
    first: text.slice(0, cut).trimEnd(),
    separator: text.slice(cut, cut + 1),
    rest: text.slice(cut + 1).trimStart(),
  };
}

/** "P12-14": the second part takes the letter of the first. */
function sameTier(from: { readonly value: number }, step: string): RatingSingle | null {
  const named = pguNamed(`${pguAt(from.value).tier}${step}`);
  return named && pguSingle(named);
}
