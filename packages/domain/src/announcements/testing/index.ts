export { anyDirective } from './any-directive.ts';
export { anyExpression, anyExpressionText } from './any-expression.ts';
export { printExpression } from './print-expression.ts';
