import { tidyLine } from '../../text/index.ts';
import { type Condition, tidyCondition } from './condition.ts';

export const MODES = ['STATIC', 'CONDITIONAL'] as const;
export type Mode = (typeof MODES)[number];

export const TRIGGER_TYPES = ['PASS', 'LEVEL'] as const;
export type TriggerType = (typeof TRIGGER_TYPES)[number];

export const PING_TYPES = ['NONE', 'ROLE', 'EVERYONE'] as const;
export type PingType = (typeof PING_TYPES)[number];

/** A channel that is told, and who is pinged there. */
export interface Action {
  readonly channelId: number;
  readonly pingType: PingType;
  /** With ROLE only, and always with it. */
  readonly roleId: number | null;
}

/** What is announced where (docs/rules/announcements.md#directive). */
export interface Directive {
  /** Missing until it was saved. */
  readonly id?: number | undefined;
  readonly name: string;
  readonly description: string;
  readonly mode: Mode;
  readonly triggerType: TriggerType;
  /** Kept with STATIC, too, where it is never asked. */
  readonly condition: Condition | null;
  readonly actions: readonly Action[];
  readonly isActive: boolean;
  readonly firstOfKind: boolean;
}

export const MAX_DIRECTIVES = 50;
export const MAX_DIRECTIVE_NAME = 100;
export const MAX_DIRECTIVE_DESCRIPTION = 500;
export const MAX_ACTIONS = 20;

/** What an empty list begins with. */
export function defaultDirective(channelId: number): Directive {
  return {
    name: 'Announce all clears',
    description: '',
    mode: 'STATIC',
    triggerType: 'PASS',
    condition: null,
    actions: [{ channelId, pingType: 'NONE', roleId: null }],
    isActive: true,
    firstOfKind: false,
  };
}

/** The directive as it is stored: texts trimmed, the condition with the keys of its type only. */
export function tidyDirective(directive: Directive): Directive {
  const { id, name, description, mode, triggerType, condition, actions, isActive, firstOfKind } = directive;
  return {
    ...(id === undefined ? {} : { id }),
    name: tidyLine(name),
    description: tidyLine(description),
    mode,
    triggerType,
    condition: condition && tidyCondition(condition),
    actions: actions.map(({ channelId, pingType, roleId }) => ({ channelId, pingType, roleId })),
    isActive,
    firstOfKind,
  };
}

/** Whether two directives say the same; ids, and a condition that is never asked, do not matter. */
export function sameDirective(a: Directive, b: Directive): boolean {
  return said(a) === said(b);
}

function said(directive: Directive): string {
  const { condition: _, id: __, ...rest } = tidyDirective(directive);
  return JSON.stringify([rest, canonicalCondition(directive)]);
}

/**
 * The condition that counts, as JSON with sorted keys and without blanks: what makes a kind in "first of its kind"
 * (docs/rules/announcements.md#first-of-its-kind). An expression stays as it is written.
 */
export function canonicalCondition({ mode, condition }: Pick<Directive, 'mode' | 'condition'>): string {
  const counted = mode === 'STATIC' || condition === null ? { type: 'STATIC' } : tidyCondition(condition);
  return JSON.stringify(Object.fromEntries(Object.entries(counted).sort(([a], [b]) => (a < b ? -1 : 1))));
}
