/** Zero-width characters, soft hyphens, variation selectors and bidi marks: invisible, usually pasted by accident. */
const INVISIBLE =
  /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFE00-\uFE0F\uFEFF]/g;

/** Folds case as Unicode's full case folding does (ß = ss, ς = σ); width and accents stay. */
export function foldCase(text: string): string {
  return text.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ');
}

/**
 * The form in which both sides of every search are compared: NFKC, case-folded, without invisible marks
 * (docs/rules/search.md#matching). Blanks are kept. Idempotent.
 */
export function normaliseSearch(text: string): string {
  return foldCase(text.normalize('NFKC').replace(INVISIBLE, '')).normalize('NFKC');
}
