import { type Expression, MAX_EXPRESSION_LENGTH } from '../expression/expression.ts';

/** How tightly each kind holds together; a part that holds no tighter than its whole stands in brackets. */
const TIGHTNESS = { or: 1, and: 2, equality: 3, relation: 4, unary: 5 } as const;

/** The one text of a tree: read again, it gives the same tree. Without blanks where it were too long with them. */
export function printExpression(tree: Expression): string {
  const spaced = print(tree, ' ');
  return spaced.length > MAX_EXPRESSION_LENGTH ? print(tree, '') : spaced;
}

function print(tree: Expression, blank: string): string {
  const inside = (part: Expression, least: number) =>
    tightness(part) > least ? print(part, blank) : `(${print(part, blank)})`;
  switch (tree.kind) {
    case 'or':
      return tree.parts.map((part) => inside(part, TIGHTNESS.or)).join(`${blank}||${blank}`);
    case 'and':
      return tree.parts.map((part) => inside(part, TIGHTNESS.and)).join(`${blank}&&${blank}`);
    case 'compare':
      return [inside(tree.left, tightness(tree)), tree.operator, inside(tree.right, tightness(tree))].join(
        blank,
      );
    case 'not':
      return `!${inside(tree.of, TIGHTNESS.relation)}`;
    case 'field':
      return tree.field;
    case 'number':
      return plainNumber(tree.value);
    case 'boolean':
      return String(tree.value);
  }
}

function tightness(tree: Expression): number {
  if (tree.kind === 'or' || tree.kind === 'and') return TIGHTNESS[tree.kind];
  if (tree.kind !== 'compare') return TIGHTNESS.unary;
  return tree.operator === '==' || tree.operator === '!=' ? TIGHTNESS.equality : TIGHTNESS.relation;
}

/** A number in digits and a point, never with an exponent: 1e-7 is "0.0000001". */
function plainNumber(value: number): string {
  const match = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(String(value));
  if (!match) return String(value);
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const point = whole.length + Number(exponent);
  const digits = whole + fraction;
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  return `${sign}${digits.slice(0, point).padEnd(point, '0')}${digits.length > point ? `.${digits.slice(point)}` : ''}`;
}
