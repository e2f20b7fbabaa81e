import { type Directive, directiveProblems } from '@rondo/domain/announcements';
import { useState } from 'react';
import type { Entry } from './draft.ts';

export interface ValidDirectives {
  readonly directives: readonly Directive[];
  /** The places from 0 of the directives that have an error: their last valid form is used, or none. */
  readonly faulty: readonly number[];
  /** The place from 0 on the page of each of the directives. */
  readonly places: readonly number[];
}

/** The directives as far as they can be evaluated: where one has an error, as it was before. */
export function useLastValid(entries: readonly Entry[]): ValidDirectives {
  const [known, setKnown] = useState<ReadonlyMap<string, Directive>>(new Map());
  const now = new Map(
    entries.map(({ key, directive, saved }) => {
      const isValid = directiveProblems(directive).length === 0;
      return [key, isValid ? directive : (known.get(key) ?? saved)] as const;
    }),
  );
  const isNew = [...now].some(([key, directive]) => directive !== null && known.get(key) !== directive);
  // Remembered for the next rendering; React draws again at once.
  if (isNew) setKnown(new Map([...now].filter((entry): entry is [string, Directive] => entry[1] !== null)));
  const shown = entries.map(({ key, directive }, place) => ({
    place,
    directive,
    valid: now.get(key) ?? null,
  }));
  return {
    directives: shown.flatMap(({ valid }) => (valid === null ? [] : [valid])),
    faulty: shown.filter(({ directive, valid }) => directive !== valid).map(({ place }) => place),
    places: shown.filter(({ valid }) => valid !== null).map(({ place }) => place),
  };
}
