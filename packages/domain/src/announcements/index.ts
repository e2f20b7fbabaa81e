export { evaluateExpression } from './expression/evaluate.ts';
export {
  type Expression,
  expressionFields,
  MAX_EXPRESSION_DEPTH,
  MAX_EXPRESSION_LENGTH,
} from './expression/expression.ts';
export { type ClearFacts, type Field, FIELDS, type ItemFacts } from './expression/fields.ts';
export {
  type ExpressionProblem,
  type ExpressionProblemCode,
  type ParsedExpression,
  parseExpression,
} from './expression/parse.ts';
export { printExpression } from './expression/print.ts';
export { type ExpressionPart, type ExpressionPartKind, expressionParts } from './expression/tokens.ts';
