import { type Equality, type Expression, expressionFields, type Relation } from './expression.ts';
import { FIELD_FACTS, type ItemFacts } from './fields.ts';

type Value = number | boolean;

/** Asks items whether an expression is true of their facts; never where a fact that it asks about is missing. */
export function expressionTest(tree: Expression): (facts: ItemFacts) => boolean {
  const asked = [...expressionFields(tree)].map((field) => FIELD_FACTS[field]);
  return (facts) => asked.every((fact) => facts[fact] !== undefined) && valueOf(tree, facts) === true;
}

function valueOf(tree: Expression, facts: ItemFacts): Value | undefined {
  switch (tree.kind) {
    case 'or':
      return tree.parts.some((part) => valueOf(part, facts));
    case 'and':
      return tree.parts.every((part) => valueOf(part, facts));
    case 'not':
      return !valueOf(tree.of, facts);
    case 'compare':
      return isTrue(valueOf(tree.left, facts), tree.operator, valueOf(tree.right, facts));
    case 'field':
      return facts[FIELD_FACTS[tree.field]];
    case 'number':
    case 'boolean':
      return tree.value;
  }
}

function isTrue(left: Value | undefined, operator: Relation | Equality, right: Value | undefined): boolean {
  if (left === undefined || right === undefined) return false;
  switch (operator) {
    case '==':
      return left === right;
    case '!=':
      return left !== right;
    case '>':
      return left > right;
    case '<':
      return left < right;
    case '>=':
      return left >= right;
    case '<=':
      return left <= right;
  }
}
