export { anyDirective } from './any-directive.ts';
export { anyExpression, anyExpressionText } from './any-expression.ts';
