import { isStorableText, textLength } from './storable-text.ts';
import { tidyLine } from './tidy-text.ts';

/** What is wrong with one field of a form; `field` is its wire name, with a path for list items ("creatorRequests.0"). */
export interface FieldProblem {
  readonly field: string;
  readonly code: string;
  /** The bounds of a whole number. */
  readonly least?: number;
  readonly most?: number;
}

export interface TextRule {
  readonly max: number;
  readonly isRequired?: boolean;
}

/** REQUIRED (nothing to see), TOO_LONG (code points when tidy) or INVALID_TEXT (not storable); null when fine. */
export function textProblem(text: string | null | undefined, rule: TextRule): string | null {
  const tidy = tidyLine(text ?? '');
  if (tidy === '') return rule.isRequired ? 'REQUIRED' : null;
  if (!isStorableText(text ?? '')) return 'INVALID_TEXT';
  return textLength(tidy) > rule.max ? 'TOO_LONG' : null;
}
