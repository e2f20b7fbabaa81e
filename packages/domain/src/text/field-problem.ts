import { isStorableText, textLength } from './storable-text.ts';

/** What is wrong with one field of a form; `field` is its wire name, with a path for list items ("creatorRequests.0"). */
export interface FieldProblem {
  readonly field: string;
  readonly code: string;
}

export interface TextRule {
  readonly max: number;
  readonly isRequired?: boolean;
}

/** REQUIRED (blank), TOO_LONG (code points after trimming) or INVALID_TEXT (not storable); null when fine. */
export function textProblem(text: string | null | undefined, rule: TextRule): string | null {
  const trimmed = (text ?? '').trim();
  if (trimmed === '') return rule.isRequired ? 'REQUIRED' : null;
  if (!isStorableText(trimmed)) return 'INVALID_TEXT';
  return textLength(trimmed) > rule.max ? 'TOO_LONG' : null;
}
