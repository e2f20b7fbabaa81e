/** How a second modifier of a type meets one that is still at work: beside it, or by lengthening it. */
type Meeting = 'stacks' | 'extends';

interface ModifierRule {
  /** Of 100, unless the site has set its own chances. */
  readonly percent: number;
  readonly minutes: number;
  readonly meeting: Meeting;
}

/** The nine types with their chances and times (docs/rules/modifiers.md#types), the likeliest first. */
const rules = {
  ranked_add: { percent: 39, minutes: 120, meeting: 'stacks' },
  ranked_multiply: { percent: 25, minutes: 120, meeting: 'stacks' },
  oops_all_miss: { percent: 13, minutes: 120, meeting: 'stacks' },
  score_flip: { percent: 6, minutes: 120, meeting: 'stacks' },
  king_of_castle: { percent: 6, minutes: 60, meeting: 'extends' },
  score_combine: { percent: 5, minutes: 120, meeting: 'stacks' },
  ban_hammer: { percent: 3, minutes: 15, meeting: 'extends' },
  player_swap: { percent: 2, minutes: 10, meeting: 'extends' },
  super_admin: { percent: 1, minutes: 5, meeting: 'extends' },
} as const satisfies Record<string, ModifierRule>;

export type ModifierType = keyof typeof rules;

export const MODIFIER_TYPES = Object.keys(rules) as readonly ModifierType[];

export const modifierMinutes = (type: ModifierType): number => rules[type].minutes;

export const extendsItself = (type: ModifierType): boolean => rules[type].meeting === 'extends';

/** A type with its chance in percent. */
export interface ModifierChance {
  readonly type: ModifierType;
  readonly percent: number;
}

export const USUAL_CHANCES: readonly ModifierChance[] = MODIFIER_TYPES.map((type) => ({
  type,
  percent: rules[type].percent,
}));
