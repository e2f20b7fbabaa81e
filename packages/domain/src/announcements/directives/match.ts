import { type ItemFacts } from '../expression/fields.ts';
import { conditionTest } from './condition.ts';
import type { Action, Directive, PingType, TriggerType } from './directive.ts';

/** What directives are asked about: a clear, or a level that is new. */
export interface MatchedItem {
  readonly triggerType: TriggerType;
  readonly facts: ItemFacts;
  readonly activeChannels: ReadonlySet<number>;
}

/** What became of a directive; `noChannel`: it fits, but none of its channels is active. */
export type Verdict = 'matches' | 'inactive' | 'otherTrigger' | 'notMet' | 'notFirst' | 'noChannel';

export interface DirectiveVerdict {
  /** Its place, from 0. */
  readonly directive: number;
  readonly verdict: Verdict;
  /** Channels of a directive that fits in which an earlier one speaks. */
  readonly taken: readonly number[];
}

export interface MatchTarget {
  readonly channelId: number;
  readonly pingType: PingType;
  readonly roleId: number | null;
  /** The place of the directive that speaks there. */
  readonly directive: number;
}

export interface Match {
  readonly verdicts: readonly DirectiveVerdict[];
  /** Each channel once, in the order of directives and their actions. */
  readonly targets: readonly MatchTarget[];
}

/** Asked only of a directive that would match otherwise (docs/rules/announcements.md#first-of-its-kind). */
export type IsFirstOfKind = (directive: Directive, place: number) => boolean;

/** Where an item goes and why (docs/rules/announcements.md#evaluation); the directives are in their order. */
export function matchDirectives(
  directives: readonly Directive[],
  item: MatchedItem,
  isFirstOfKind: IsFirstOfKind,
): Match {
  return directiveMatcher(directives)(item, isFirstOfKind);
}

/** The same for many items: expressions are read once. */
export function directiveMatcher(
  directives: readonly Directive[],
): (item: MatchedItem, isFirstOfKind: IsFirstOfKind) => Match {
  const tests = directives.map(testOf);
  return (item, isFirstOfKind) => {
    const spoken = new Map<number, MatchTarget>();
    const verdicts = directives.map((directive, place): DirectiveVerdict => {
      const refusal = refusalOf(directive, item, () => tests[place]?.(item.facts) === true);
      if (refusal !== null) return { directive: place, verdict: refusal, taken: [] };
      if (directive.firstOfKind && !isFirstOfKind(directive, place))
        return { directive: place, verdict: 'notFirst', taken: [] };
      const open = directive.actions.filter(({ channelId }) => item.activeChannels.has(channelId));
      const taken = [...new Set(open.map(({ channelId }) => channelId).filter((id) => spoken.has(id)))];
      speak(spoken, open, place);
      return { directive: place, verdict: open.length === 0 ? 'noChannel' : 'matches', taken };
    });
    return { verdicts, targets: [...spoken.values()] };
  };
}

function testOf({ mode, condition }: Directive): (facts: ItemFacts) => boolean {
  if (mode === 'STATIC') return () => true;
  return condition === null ? () => false : conditionTest(condition);
}

function refusalOf(
  { isActive, triggerType }: Directive,
  item: MatchedItem,
  holds: () => boolean,
): 'inactive' | 'otherTrigger' | 'notMet' | null {
  if (!isActive) return 'inactive';
  if (triggerType !== item.triggerType) return 'otherTrigger';
  return holds() ? null : 'notMet';
}

/** In each channel the first one speaks. */
function speak(spoken: Map<number, MatchTarget>, actions: readonly Action[], directive: number): void {
  for (const { channelId, pingType, roleId } of actions)
    if (!spoken.has(channelId)) spoken.set(channelId, { channelId, pingType, roleId, directive });
}
