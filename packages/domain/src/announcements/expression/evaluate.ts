import { type Equality, type Expression, expressionFields, type Relation } from './expression.ts';
import { FIELD_FACTS, type ItemFacts } from './fields.ts';

type Value = number | boolean;
type Reader = (facts: ItemFacts) => Value | undefined;

/** Asks items whether an expression is true of their facts; never where a fact that it asks about is missing. */
export function expressionTest(tree: Expression): (facts: ItemFacts) => boolean {
  const asked = [...expressionFields(tree)].map((field) => FIELD_FACTS[field]);
  const read = readerOf(tree);
  return (facts) => asked.every((fact) => facts[fact] !== undefined) && read(facts) === true;
}

/** The tree as one function: it is walked once, however many items are asked. */
function readerOf(tree: Expression): Reader {
  switch (tree.kind) {
    case 'or': {
      const parts = tree.parts.map(readerOf);
      return (facts) => parts.some((part) => part(facts));
    }
    case 'and': {
      const parts = tree.parts.map(readerOf);
      return (facts) => parts.every((part) => part(facts));
    }
    case 'not': {
      const of = readerOf(tree.of);
      return (facts) => !of(facts);
    }
    case 'compare': {
      const [left, right] = [readerOf(tree.left), readerOf(tree.right)];
      const { operator } = tree;
      return (facts) => isTrue(left(facts), operator, right(facts));
    }
    case 'field': {
      const fact = FIELD_FACTS[tree.field];
      return (facts) => facts[fact];
    }
    case 'number':
    case 'boolean': {
      const { value } = tree;
      return () => value;
    }
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
