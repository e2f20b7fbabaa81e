import { type ItemFacts } from '../expression/fields.ts';
import type { Directive, PingType, TriggerType } from './directive.ts';
import type { DirectiveTest } from './directive-test.ts';

/** What directives are asked about: a clear, or a level that is new. */
export interface MatchedItem {
  readonly triggerType: TriggerType;
  readonly facts: ItemFacts;
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

/**
 * Says of items where they go and why (docs/rules/announcements.md#evaluation).
 * @param tests of directives in their order
 */
export function directiveMatcher(
  tests: readonly DirectiveTest[],
  activeChannels: ReadonlySet<number>,
): (item: MatchedItem, isFirstOfKind: IsFirstOfKind) => Match {
  const readied = tests.map((test, place) => readyOf(test, place, activeChannels));
  return (item, isFirstOfKind) => {
    const spoken = new Map<number, MatchTarget>();
    const verdicts = readied.map((ready) => {
      const refusal = refusalOf(ready, item, isFirstOfKind);
      return refusal === null ? speak(spoken, ready) : ready.refused[refusal];
    });
    return { verdicts, targets: [...spoken.values()] };
  };
}

type Refusal = Exclude<Verdict, 'matches' | 'noChannel'>;

/** What of a directive is the same for all items. */
interface Ready extends DirectiveTest {
  readonly place: number;
  /** Each of its active channels once, with whom it pings there. */
  readonly open: readonly MatchTarget[];
  readonly refused: Readonly<Record<Refusal, DirectiveVerdict>>;
}

function readyOf(test: DirectiveTest, place: number, activeChannels: ReadonlySet<number>): Ready {
  const open = new Map<number, MatchTarget>();
  for (const { channelId, pingType, roleId } of test.directive.actions)
    if (activeChannels.has(channelId) && !open.has(channelId))
      open.set(channelId, { channelId, pingType, roleId, directive: place });
  const refusedAs = (verdict: Refusal): DirectiveVerdict => ({ directive: place, verdict, taken: [] });
  return {
    ...test,
    place,
    open: [...open.values()],
    refused: {
      inactive: refusedAs('inactive'),
      otherTrigger: refusedAs('otherTrigger'),
      notMet: refusedAs('notMet'),
      notFirst: refusedAs('notFirst'),
    },
  };
}

function refusalOf(
  { directive, isMet, place }: Ready,
  { triggerType, facts }: MatchedItem,
  isFirstOfKind: IsFirstOfKind,
): Refusal | null {
  if (!directive.isActive) return 'inactive';
  if (directive.triggerType !== triggerType) return 'otherTrigger';
  if (!isMet(facts)) return 'notMet';
  return directive.firstOfKind && !isFirstOfKind(directive, place) ? 'notFirst' : null;
}

/** In each channel the first one speaks. */
function speak(spoken: Map<number, MatchTarget>, { place, open }: Ready): DirectiveVerdict {
  const taken = open.map(({ channelId }) => channelId).filter((id) => spoken.has(id));
  for (const target of open) if (!spoken.has(target.channelId)) spoken.set(target.channelId, target);
  return { directive: place, verdict: open.length === 0 ? 'noChannel' : 'matches', taken };
}
