import { conditionTest } from '../directives/condition.ts';
import { canonicalCondition, type Directive, type TriggerType } from '../directives/directive.ts';
import { directiveMatcher, type Match } from '../directives/match.ts';
import type { ClearFacts, ItemFacts } from '../expression/fields.ts';

/** An item of the past, asked as if it were new. */
export interface ReplayedItem {
  readonly triggerType: TriggerType;
  readonly id: number;
  readonly levelId: number;
  readonly facts: ItemFacts;
}

/** A countable pass of a level, which may have been the first of a kind. */
export interface Rival {
  readonly id: number;
  readonly levelId: number;
  readonly player: string;
  readonly vidUploadTime: Date;
  readonly facts: ClearFacts;
}

export interface ReplayedMatch extends Match {
  /** Who was the first of a kind, where the first directive that was passed over for that reason asks for one. */
  readonly first: Rival | null;
}

/**
 * Where items would have gone if each had been announced in its turn (docs/rules/announcements.md#simulator). Of a kind
 * the clear with the earliest (upload time, id) is the first, so that the turn needs no memory. What was really
 * announced does not matter.
 * @param rivals all countable passes of the items' levels, as far as a directive asks for the first of its kind
 */
export function replayDirectives(
  directives: readonly Directive[],
  rivals: readonly Rival[],
  activeChannels: ReadonlySet<number>,
): (item: ReplayedItem) => ReplayedMatch {
  const match = directiveMatcher(directives);
  const firsts = directives.map(
    (directive) => directive.firstOfKind && directive.triggerType === 'PASS' && canonicalCondition(directive),
  );
  const kinds = new Map<string, ReadonlyMap<number, Rival>>();
  for (const [place, kind] of firsts.entries())
    if (kind !== false && !kinds.has(kind)) kinds.set(kind, earliest(rivals, testOf(directives[place])));
  const firstOf = (place: number, levelId: number) => kinds.get(firsts[place] || '')?.get(levelId) ?? null;

  return (item) => {
    const { verdicts, targets } = match({ ...item, activeChannels }, (_, place) => {
      const first = firstOf(place, item.levelId);
      return item.triggerType === 'LEVEL' || first === null || first.id === item.id;
    });
    const late = verdicts.find(({ verdict }) => verdict === 'notFirst');
    return { verdicts, targets, first: late === undefined ? null : firstOf(late.directive, item.levelId) };
  };
}

function testOf(directive: Directive | undefined): (facts: ItemFacts) => boolean {
  if (directive?.mode === 'STATIC') return () => true;
  return directive?.condition ? conditionTest(directive.condition) : () => false;
}

/** Of each level, the first clear that meets a condition. */
function earliest(
  rivals: readonly Rival[],
  isMet: (facts: ItemFacts) => boolean,
): ReadonlyMap<number, Rival> {
  const found = new Map<number, Rival>();
  for (const rival of rivals) {
    const best = found.get(rival.levelId);
    if ((best === undefined || isEarlier(rival, best)) && isMet(rival.facts)) found.set(rival.levelId, rival);
  }
  return found;
}

function isEarlier(one: Rival, other: Rival): boolean {
  const difference = one.vidUploadTime.getTime() - other.vidUploadTime.getTime();
  return difference < 0 || (difference === 0 && one.id < other.id);
}
