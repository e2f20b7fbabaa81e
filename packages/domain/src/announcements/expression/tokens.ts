import { fieldNamed } from './fields.ts';

/** `word` is a word that is no field, `unknown` a character that means nothing here. */
export type ExpressionPartKind =
  | 'field'
  | 'number'
  | 'boolean'
  | 'operator'
  | 'bracket'
  | 'word'
  | 'unknown'
  | 'blank';

/** A stretch of an expression's text. */
export interface ExpressionPart {
  readonly kind: ExpressionPartKind;
  readonly text: string;
  /** UTF-16 units in front of it. */
  readonly at: number;
}

const PATTERNS: readonly (readonly [ExpressionPartKind, RegExp])[] = [
  ['blank', /\s+/y],
  ['number', /-?[0-9]+(?:\.[0-9]+)?/y],
  ['word', /[\p{L}_][\p{L}\p{N}_]*/uy],
  ['operator', /\|\||&&|==|!=|>=|<=|[><!]/y],
  ['bracket', /[()]/y],
  ['unknown', /./suy],
];

/** An expression cut into its parts, blanks too: joined again they are the text, whatever it is. For colouring. */
export function expressionParts(text: string): readonly ExpressionPart[] {
  const parts: ExpressionPart[] = [];
  for (let at = 0; at < text.length; at += parts.at(-1)?.text.length ?? 1) parts.push(partAt(text, at));
  return parts;
}

function partAt(text: string, at: number): ExpressionPart {
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) return { kind: kind === 'word' ? wordKind(found) : kind, text: found, at };
  }
  return { kind: 'unknown', text: text.slice(at, at + 1), at };
}

function wordKind(word: string): ExpressionPartKind {
  if (word === 'true' || word === 'false') return 'boolean';
  return fieldNamed(word) === undefined ? 'word' : 'field';
}
