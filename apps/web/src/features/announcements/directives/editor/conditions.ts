import {
  type Condition,
  type ConditionType,
  defaultCondition,
  type TriggerType,
} from '@rondo/domain/announcements';

/** What each kind of condition begins with. */
const FIRST: Readonly<Record<ConditionType, Condition>> = {
  ACCURACY: defaultCondition,
  BASE_SCORE: { type: 'BASE_SCORE', operator: 'GREATER_THAN_EQUAL', value: 0 },
  WORLDS_FIRST: { type: 'WORLDS_FIRST' },
  CUSTOM: { type: 'CUSTOM', customFunction: '' },
};

export const firstCondition = (type: ConditionType): Condition => FIRST[type];

/** What a directive without a condition begins with when it gets one; of levels only the base score is known. */
export function conditionFor(trigger: TriggerType): Condition {
  return trigger === 'LEVEL' ? FIRST.BASE_SCORE : defaultCondition;
}
