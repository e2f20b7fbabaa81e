export { anyExpression, anyExpressionText } from './any-expression.ts';
