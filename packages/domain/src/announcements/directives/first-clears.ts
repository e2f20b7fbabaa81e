import { compareUploads } from '../../passes/index.ts';
import type { ClearFacts } from '../expression/fields.ts';
import { canonicalCondition, type Directive } from './directive.ts';
import type { DirectiveTest } from './directive-test.ts';

/** What clears take their turn by (docs/rules/players.md#worlds-first). */
export interface Turn {
  readonly id: number;
  readonly vidUploadTime: Date;
  readonly vidUploadDay: string | null;
}

/** A countable pass of a level, which may be the first of a kind. */
export interface Rival extends Turn {
  readonly levelId: number;
  readonly facts: ClearFacts;
}

/** Knows of each kind (docs/rules/announcements.md#first-of-its-kind) the earliest clear. */
export interface FirstClears {
  /** Takes a clear into account; the order in which they come does not matter. */
  add(rival: Rival): void;
  /** The earliest clear of a level that meets a directive's condition; null where none did. */
  of(directive: Directive, levelId: number): Turn | null;
}

/**
 * Finds the first clears of the kinds of all directives that ask for one. A condition is asked of a clear only where
 * that is earlier than the earliest so far.
 */
export function firstClears(tests: readonly DirectiveTest[]): FirstClears {
  const kinds: DirectiveTest['isMet'][] = [];
  const places = new Map<string, number>();
  const placeOf = new Map<Directive, number>();
  for (const { directive, isMet } of tests.filter((test) => asksForFirstClear(test.directive))) {
    const kind = canonicalCondition(directive);
    const place = places.get(kind) ?? kinds.push(isMet) - 1;
    places.set(kind, place);
    placeOf.set(directive, place);
  }
  const firsts = new Map<number, (Turn | null)[]>();
  return {
    add: ({ id, vidUploadTime, vidUploadDay, levelId, facts }) => {
      const rival: Turn = { id, vidUploadTime, vidUploadDay };
      const ofLevel = firsts.get(levelId) ?? kinds.map(() => null);
      firsts.set(levelId, ofLevel);
      for (const [place, isMet] of kinds.entries()) {
        const first = ofLevel[place] ?? null;
        if ((first === null || compareUploads(rival, first) < 0) && isMet(facts)) ofLevel[place] = rival;
      }
    },
    of: (directive, levelId) => firsts.get(levelId)?.[placeOf.get(directive) ?? -1] ?? null,
  };
}

export function asksForFirstClear({ firstOfKind, isActive, triggerType }: Directive): boolean {
  return firstOfKind && isActive && triggerType === 'PASS';
}
