import fc from 'fast-check';
import { type Condition, CONDITION_TYPES, OPERATORS } from '../directives/condition.ts';
import { type Directive, MODES, PING_TYPES } from '../directives/directive.ts';

const text = (maxLength: number) =>
  fc.string({ unit: 'grapheme', maxLength: maxLength / 4 }).filter((value) => !value.includes('\0'));
const id = fc.integer({ min: 1, max: 2_147_483_647 });

const action = fc
  .record({ channelId: id, pingType: fc.constantFrom(...PING_TYPES), roleId: id })
  .map((one) => ({ ...one, roleId: one.pingType === 'ROLE' ? one.roleId : null }));

const condition: fc.Arbitrary<Condition> = fc
  .record({
    type: fc.constantFrom(...CONDITION_TYPES),
    operator: fc.constantFrom(...OPERATORS),
    value: fc.double({ min: 0, max: 1, noNaN: true }).map((value) => value || 0),
    customFunction: fc.constantFrom('IS_WF', 'BASESCORE > 1', ' accuracy >= 0.5&&!is_12k '),
  })
  .map(({ type, operator, value, customFunction }) => {
    if (type === 'CUSTOM') return { type, customFunction };
    return type === 'WORLDS_FIRST' ? { type } : { type, operator, value };
  });

/** Any directive for passes that may be saved. */
export const anyDirective: fc.Arbitrary<Directive> = fc
  .record({
    name: text(100).map((value) => `a${value}`),
    description: text(500),
    mode: fc.constantFrom(...MODES),
    triggerType: fc.constant('PASS' as const),
    condition,
    actions: fc.array(action, { minLength: 1, maxLength: 20 }),
    isActive: fc.boolean(),
    firstOfKind: fc.boolean(),
  })
  .map((one) => ({ ...one, condition: one.mode === 'STATIC' ? null : one.condition }));
