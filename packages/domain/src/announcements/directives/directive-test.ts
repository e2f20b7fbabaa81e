import type { ItemFacts } from '../expression/fields.ts';
import { conditionTest } from './condition.ts';
import type { Directive } from './directive.ts';

/** A directive whose condition was read, so that any number of items can be asked. */
export interface DirectiveTest {
  readonly directive: Directive;
  /** Whether its condition is true of an item. */
  readonly isMet: (facts: ItemFacts) => boolean;
}

export function directiveTest(directive: Directive): DirectiveTest {
  const { mode, condition } = directive;
  if (mode === 'STATIC') return { directive, isMet: () => true };
  return { directive, isMet: condition === null ? () => false : conditionTest(condition) };
}
