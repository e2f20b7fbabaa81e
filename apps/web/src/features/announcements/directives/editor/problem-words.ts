import type { DirectiveProblem, ExpressionProblem } from '@rondo/domain/announcements';
import type { TFunction } from 'i18next';

type Words = TFunction<'pages/directives'>;

/** What is wrong with a field of a directive, and where. */
function problemWords(t: Words, problem: DirectiveProblem): string {
  const { code, field, expression } = problem;
  if (expression !== undefined) return expressionProblemWords(t, expression);
  if (code === 'REQUIRED') return t(`problem.REQUIRED.${requiredOf(field)}`);
  if (code === 'EXPRESSION_INVALID') return t('problem.INVALID');
  return t(`problem.${code}`);
}

function requiredOf(field: string) {
  if (field === 'name') return 'name';
  if (field === 'actions' || field.endsWith('.channelId')) return 'channel';
  if (field.endsWith('.roleId')) return 'role';
  return field.endsWith('.customFunction') ? 'expression' : 'value';
}

/** `place` counts from 1, as people do. */
function expressionProblemWords(t: Words, { code, at, found }: ExpressionProblem): string {
  return t(`expression.${code}`, { found, place: String(at + 1) });
}

/** The problem at a field of a directive, in words; null where there is none. */
export function problemAt(t: Words, problems: readonly DirectiveProblem[], field: string): string | null {
  const found = problems.find((problem) => problem.field === field);
  return found === undefined ? null : problemWords(t, found);
}
