import { type FieldProblem, textProblem } from '../../text/index.ts';
import { expressionFields, MAX_EXPRESSION_LENGTH } from '../expression/expression.ts';
import { type ExpressionProblem, parseExpression } from '../expression/parse.ts';
import type { Condition } from './condition.ts';
import {
  type Action,
  type Directive,
  MAX_ACTIONS,
  MAX_DIRECTIVE_DESCRIPTION,
  MAX_DIRECTIVE_NAME,
  type TriggerType,
} from './directive.ts';

export type DirectiveProblemCode =
  | 'REQUIRED'
  | 'TOO_LONG'
  | 'INVALID_TEXT'
  | 'INVALID'
  | 'TOO_MANY'
  | 'ACCURACY_INVALID'
  | 'EXPRESSION_INVALID'
  | 'NOT_FOR_LEVELS'
  | 'ROLE_NOT_PINGED';

/** `field` is a path like "condition.value" or "actions.0.roleId". */
export interface DirectiveProblem extends FieldProblem {
  readonly code: DirectiveProblemCode;
  /** With EXPRESSION_INVALID. */
  readonly expression?: ExpressionProblem;
}

/** Everything that keeps a directive from being saved, in the order of its fields (docs/rules/announcements.md#directive). */
export function directiveProblems(directive: Directive): readonly DirectiveProblem[] {
  const { name, description, mode, triggerType, condition, actions } = directive;
  return [
    ...inText('name', name, { max: MAX_DIRECTIVE_NAME, isRequired: true }),
    ...inText('description', description, { max: MAX_DIRECTIVE_DESCRIPTION }),
    ...(mode === 'CONDITIONAL' ? conditionProblems(condition, triggerType) : keptProblems(condition)),
    ...actionsProblems(actions),
  ];
}

function inText(
  field: string,
  text: string,
  rule: { readonly max: number; readonly isRequired?: boolean },
): DirectiveProblem[] {
  const code = textProblem(text, rule) as 'REQUIRED' | 'TOO_LONG' | 'INVALID_TEXT' | null;
  return code === null ? [] : [{ field, code }];
}

function conditionProblems(condition: Condition | null, trigger: TriggerType): DirectiveProblem[] {
  if (condition === null) return [{ field: 'condition', code: 'REQUIRED' }];
  switch (condition.type) {
    case 'CUSTOM':
      return expressionProblems(condition.customFunction ?? '', trigger);
    case 'WORLDS_FIRST':
      return notForLevels(trigger);
    case 'ACCURACY':
      return [...notForLevels(trigger), ...comparisonProblems(condition)];
    case 'BASE_SCORE':
      return comparisonProblems(condition);
  }
}

/** A condition that is not asked may be unfinished, but not endless. */
function keptProblems(condition: Condition | null): DirectiveProblem[] {
  const { type, value, customFunction = '' } = condition ?? {};
  if (type === 'CUSTOM')
    return inText('condition.customFunction', customFunction, { max: MAX_EXPRESSION_LENGTH });
  const isEndless = type !== 'WORLDS_FIRST' && value !== undefined && !Number.isFinite(value);
  return isEndless ? [{ field: 'condition.value', code: 'INVALID' }] : [];
}

function notForLevels(trigger: TriggerType): DirectiveProblem[] {
  return trigger === 'LEVEL' ? [{ field: 'condition.type', code: 'NOT_FOR_LEVELS' }] : [];
}

function comparisonProblems({ type, operator, value }: Condition): DirectiveProblem[] {
  const problems: DirectiveProblem[] = [];
  if (operator === undefined) problems.push({ field: 'condition.operator', code: 'REQUIRED' });
  if (value === undefined || !Number.isFinite(value))
    problems.push({ field: 'condition.value', code: 'REQUIRED' });
  else if (type === 'ACCURACY' && (value < 0 || value > 1))
    problems.push({ field: 'condition.value', code: 'ACCURACY_INVALID' });
  return problems;
}

function expressionProblems(text: string, trigger: TriggerType): DirectiveProblem[] {
  const field = 'condition.customFunction';
  if (text.trim() === '') return [{ field, code: 'REQUIRED' }];
  const parsed = parseExpression(text);
  if (!parsed.ok) return [{ field, code: 'EXPRESSION_INVALID', expression: parsed.problem }];
  const others = [...expressionFields(parsed.tree)].filter((name) => name !== 'BASESCORE');
  return trigger === 'LEVEL' && others.length > 0 ? [{ field, code: 'NOT_FOR_LEVELS' }] : [];
}

function actionsProblems(actions: readonly Action[]): DirectiveProblem[] {
  if (actions.length === 0) return [{ field: 'actions', code: 'REQUIRED' }];
  const each = actions
    .slice(0, MAX_ACTIONS)
    .flatMap((action, index) => actionProblems(action, `actions.${index}`));
  return actions.length > MAX_ACTIONS ? [...each, { field: 'actions', code: 'TOO_MANY' }] : each;
}

function actionProblems({ channelId, pingType, roleId }: Action, path: string): DirectiveProblem[] {
  const problems: DirectiveProblem[] = [];
  if (!isId(channelId)) problems.push({ field: `${path}.channelId`, code: 'REQUIRED' });
  if (pingType === 'ROLE' && (roleId === null || !isId(roleId)))
    problems.push({ field: `${path}.roleId`, code: 'REQUIRED' });
  if (pingType !== 'ROLE' && roleId !== null)
    problems.push({ field: `${path}.roleId`, code: 'ROLE_NOT_PINGED' });
  return problems;
}

function isId(id: number): boolean {
  return Number.isInteger(id) && id >= 1 && id <= 2_147_483_647;
}
