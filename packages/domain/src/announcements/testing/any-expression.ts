import fc from 'fast-check';
import type { Expression } from '../expression/expression.ts';
import { FIELDS, fieldType } from '../expression/fields.ts';

const number: fc.Arbitrary<Expression> = fc.oneof(
  fc.constantFrom(...FIELDS.filter((field) => fieldType(field) === 'number')).map((field) => ({
    kind: 'field' as const,
    field,
  })),
  fc
    .oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
    .map((value) => ({ kind: 'number' as const, value: value || 0 })),
);

const { boolean } = fc.letrec<{ boolean: Expression }>((tie) => ({
  boolean: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc
      .constantFrom(...FIELDS.filter((field) => fieldType(field) === 'boolean'))
      .map((field) => ({ kind: 'field' as const, field })),
    fc.boolean().map((value) => ({ kind: 'boolean' as const, value })),
    fc.record({
      kind: fc.constant('compare' as const),
      operator: fc.constantFrom('>', '<', '>=', '<=', '==', '!='),
      left: number,
      right: number,
    }),
    fc.record({
      kind: fc.constant('compare' as const),
      operator: fc.constantFrom('==', '!='),
      left: tie('boolean'),
      right: tie('boolean'),
    }),
    fc.record({ kind: fc.constant('not' as const), of: tie('boolean') }),
    fc.record({
      kind: fc.constantFrom('and', 'or'),
      parts: fc.array(tie('boolean'), { minLength: 2, maxLength: 4 }),
    }),
  ),
}));

/** Any tree whose types fit. */
export const anyExpression = boolean;

const words = [...FIELDS, 'true', 'false', 'is_wf', '&&', '||', '!', '==', '!=', '<', '>=', '(', ')', ' '];

/** Texts of all kinds, many of them nearly an expression. */
export const anyExpressionText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(fc.oneof(fc.constantFrom(...words, '1', '-0.5', '-'), fc.string({ maxLength: 2 })), {
      maxLength: 40,
    })
    .map((parts) => parts.join('')),
  fc.array(fc.constantFrom(...words, '0', '1.5'), { maxLength: 12 }).map((parts) => parts.join(' ')),
);
