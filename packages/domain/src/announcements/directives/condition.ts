import { expressionTest } from '../expression/evaluate.ts';
import { type ItemFacts } from '../expression/fields.ts';
import { parseExpression } from '../expression/parse.ts';

export const CONDITION_TYPES = ['ACCURACY', 'BASE_SCORE', 'WORLDS_FIRST', 'CUSTOM'] as const;
export type ConditionType = (typeof CONDITION_TYPES)[number];

export const OPERATORS = [
  'EQUAL',
  'GREATER_THAN',
  'LESS_THAN',
  'GREATER_THAN_EQUAL',
  'LESS_THAN_EQUAL',
] as const;
export type Operator = (typeof OPERATORS)[number];

/** What a directive asks of an item (docs/rules/announcements.md#condition); which keys count follows from the type. */
export interface Condition {
  readonly type: ConditionType;
  readonly operator?: Operator | undefined;
  /** Of ACCURACY a fraction 0 … 1. */
  readonly value?: number | undefined;
  readonly customFunction?: string | undefined;
}

export const defaultCondition: Condition = { type: 'ACCURACY', operator: 'GREATER_THAN_EQUAL', value: 0 };

/** The condition with the keys that its type has, and no others. */
export function tidyCondition({ type, operator, value, customFunction }: Condition): Condition {
  if (type === 'CUSTOM') return { type, customFunction };
  return type === 'WORLDS_FIRST' ? { type } : { type, operator, value };
}

/**
 * Asks items whether a condition is true of them; never of a level where it asks about a clear. An expression is read
 * once, however many are asked.
 */
export function conditionTest({
  type,
  operator,
  value,
  customFunction,
}: Condition): (facts: ItemFacts) => boolean {
  switch (type) {
    case 'WORLDS_FIRST':
      return (facts) => facts.isWorldsFirst === true;
    case 'CUSTOM': {
      const parsed = parseExpression(customFunction ?? '');
      return parsed.ok ? expressionTest(parsed.tree) : () => false;
    }
    case 'ACCURACY':
      return (facts) => isTrue(facts.accuracy, operator, value);
    case 'BASE_SCORE':
      return (facts) => isTrue(facts.baseScore, operator, value);
  }
}

function isTrue(
  fact: number | undefined,
  operator: Operator | undefined,
  value: number | undefined,
): boolean {
  if (fact === undefined || operator === undefined || value === undefined) return false;
  switch (operator) {
    case 'EQUAL':
      return fact === value;
    case 'GREATER_THAN':
      return fact > value;
    case 'LESS_THAN':
      return fact < value;
    case 'GREATER_THAN_EQUAL':
      return fact >= value;
    case 'LESS_THAN_EQUAL':
      return fact <= value;
  }
}
