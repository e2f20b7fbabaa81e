import { type Field, FIELDS } from './fields.ts';

export const RELATIONS = ['>', '<', '>=', '<='] as const;
export const EQUALITIES = ['==', '!='] as const;
export type Relation = (typeof RELATIONS)[number];
export type Equality = (typeof EQUALITIES)[number];

/** A condition in the words of docs/rules/announcements.md#expression, read into a tree. */
export type Expression =
  | { readonly kind: 'or' | 'and'; readonly parts: readonly Expression[] }
  | {
      readonly kind: 'compare';
      readonly operator: Relation | Equality;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'not'; readonly of: Expression }
  | { readonly kind: 'field'; readonly field: Field }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'boolean'; readonly value: boolean };

/** UTF-16 units. */
export const MAX_EXPRESSION_LENGTH = 500;
/** Brackets and `!` within each other. */
export const MAX_EXPRESSION_DEPTH = 50;

/** Every fact that an expression asks about. */
export function expressionFields(tree: Expression): ReadonlySet<Field> {
  const found = new Set<Field>();
  collect(tree, found);
  return new Set(FIELDS.filter((field) => found.has(field)));
}

/** Every number that an expression compares with. */
export function expressionNumbers(tree: Expression): readonly number[] {
  return tree.kind === 'number' ? [tree.value] : partsOf(tree).flatMap(expressionNumbers);
}

function collect(tree: Expression, found: Set<Field>): void {
  if (tree.kind === 'field') found.add(tree.field);
  for (const part of partsOf(tree)) collect(part, found);
}

function partsOf(tree: Expression): readonly Expression[] {
  if (tree.kind === 'or' || tree.kind === 'and') return tree.parts;
  if (tree.kind === 'compare') return [tree.left, tree.right];
  return tree.kind === 'not' ? [tree.of] : [];
}
