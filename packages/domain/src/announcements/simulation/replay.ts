import type { TriggerType } from '../directives/directive.ts';
import type { DirectiveTest } from '../directives/directive-test.ts';
import type { FirstClears } from '../directives/first-clears.ts';
import { directiveMatcher, type Match } from '../directives/match.ts';
import type { ItemFacts } from '../expression/fields.ts';

/** An item of the past, asked as if it were new. */
export interface ReplayedItem {
  readonly triggerType: TriggerType;
  readonly id: number;
  readonly levelId: number;
  readonly facts: ItemFacts;
}

export interface ReplayedMatch extends Match {
  /** The clear that was the first of a kind, where the first directive that was passed over for that reason asks for one. */
  readonly firstId: number | null;
}

/**
 * Where items would have gone if each had been announced in its turn (docs/rules/announcements.md#simulator). Of a kind
 * the clear with the earliest (upload time, id) is the first, so that the turn needs no memory. What was really
 * announced does not matter.
 * @param firsts of all countable passes of the items' levels
 */
export function replayDirectives(
  tests: readonly DirectiveTest[],
  firsts: FirstClears,
  activeChannels: ReadonlySet<number>,
): (item: ReplayedItem) => ReplayedMatch {
  const match = directiveMatcher(tests, activeChannels);
  return (item) => {
    const firstOf = (place: number) => {
      const test = tests[place];
      return test === undefined ? null : (firsts.of(test.directive, item.levelId)?.id ?? null);
    };
    const { verdicts, targets } = match(item, (_, place) => {
      const first = firstOf(place);
      return item.triggerType === 'LEVEL' || first === null || first === item.id;
    });
    const late = verdicts.find(({ verdict }) => verdict === 'notFirst');
    return { verdicts, targets, firstId: late === undefined ? null : firstOf(late.directive) };
  };
}
